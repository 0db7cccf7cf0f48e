import { readFileSync } from 'node:fs'
import type { Block, Manifest, Page, RouteKey } from '#manifest'
import type { EarlyPlaces } from '#engine/early/fill-early.ts'
import { keys } from '#engine/manifest/pointer.ts'
import { meaningOf, usualOf } from '../codegen/meanings.ts'
import { cached } from '../manifests/cached.ts'
import { schemaOfBlock } from './block-schema.ts'
import { firstCalls } from './first-calls.ts'

/**
 * A block’s `x-early`: what of its first answer its painted place shows before the engine runs, by the template of its `early.tsx`.
 * With a rank the first element of the template shows the first item from rank 0 on, in place of the skeleton’s first part; the
 * second one the first three below 0, in place of the skeleton’s first `li`. With a key or HTML the only element shows the page’s one
 * item, in place of the whole skeleton; what has `data-only` there needs that property to be true. Otherwise it shows the first
 * items, in place of those `li` of the skeleton’s last list that are beside the first one or in the upper half of the screen.
 */
export interface Early {
  /** An entity of schemas/api, such as `banners/Banner`. */
  item: string
  /** The list that it comes in, if any. */
  list?: string
  /** The properties that the template names. */
  shows: string[]
  /** The properties that decide on elements with `data-only`. */
  asks?: string[]
  /** The property that an item has in common with the block’s option of that name. */
  match?: string
  /** The properties whose values end the page’s path. */
  key?: string[]
  /** The number that items are sorted by, highest first. */
  rank?: string
  /** The property that holds HTML. */
  html?: string
  /** The namespace of texts that the block needs beside the first one. */
  texts?: string
  /** Whether other pages that begin with the block are painted too. */
  anyPage?: boolean
}

export const earlyOf = ({ use }: Block) => schemaOfBlock(use)['x-early'] as Early | undefined

/** The blocks that the painter draws (engine/routing/page.tsx). */
const paintedBlocks = 2

/** Returns the block whose place the first answer fills: the first with `x-early` of those that are painted, if it asks for one. */
export const earlyBlock = ({ blocks }: Pick<Page, 'blocks'>, platform?: Manifest['platform']): Block | undefined =>
  blocks
    .filter(({ guards }) => !guards?.includes('signed-in'))
    .slice(0, paintedBlocks)
    .find((block) => earlyOf(block) && isAsked(block, platform))

/** Whether the block’s first call is one that the platform has. */
function isAsked(block: Block, platform: Manifest['platform']): boolean {
  const [call] = firstCalls([block])
  return call !== undefined && (!platform || call === firstCalls([block], platform)[0])
}

type Parts = Pick<Manifest, 'pages' | 'maintenance' | 'platform'>

/** Returns the blocks that `earlyBlock` finds, by page: of the main page, and of pages open to everybody if the block says so. */
export function earlyBlocks({ pages, maintenance, platform }: Parts): Partial<Record<RouteKey, Block>> {
  const blocks = (Object.keys(pages) as RouteKey[]).flatMap((name): [RouteKey, Block][] => {
    const { visible, guards } = pages[name]
    const isOpen = visible && !guards?.length && !maintenance?.pages?.[name]
    const block = name === 'MAIN' || isOpen ? earlyBlock(pages[name], platform) : undefined
    return block && (name === 'MAIN' || earlyOf(block)!.anyPage) ? [[name, block]] : []
  })
  return Object.fromEntries(blocks)
}

/** Returns the manifest for the painter, which draws the templates of the blocks that are marked. */
export function withEarlyBlocks<M extends Parts>(manifest: M): M {
  const pages = { ...manifest.pages }
  for (const [name, early] of Object.entries(earlyBlocks(manifest)) as [RouteKey, Block][]) {
    const blocks = pages[name].blocks.map((block) => (block === early ? { ...block, isEarly: true } : block))
    pages[name] = { ...pages[name], blocks }
  }
  return { ...manifest, pages }
}

interface Property {
  type?: string | string[]
  $ref?: string
  default?: unknown
  'x-names'?: string[]
}

const schemaOf = cached(
  (file) =>
    JSON.parse(readFileSync(`${import.meta.dirname}/../../schemas/api/${file}.schema.json`, 'utf8')) as {
      $defs: Record<string, { properties?: Record<string, Property> }>
    },
)

/** How many other names the script in the page knows: it is in every page, and the engine knows them all. */
const otherNames = 3

/** Returns the commonest other names of a property that no other property of the item has. */
function commonNames(name: string, properties: Record<string, Property>): string[] {
  const meaning = meaningOf(name, properties[name] ?? {}, { resource: '', schemas: [], isRequired: false })
  const usual = meaning ? usualOf(meaning).names : []
  return [...(properties[name]?.['x-names'] ?? []), ...usual]
    .filter((each) => !(each in properties))
    .slice(0, otherNames)
}

type Place = NonNullable<NonNullable<Manifest['platform']>['answers']>[string][string] | undefined

/** Returns a pointer as keys between slashes; undefined for what the script in the page does not read. */
function pathOf(place: Place): string | undefined {
  if (typeof place !== 'string') return undefined
  const steps = keys(place)
  return steps.some((step) => step.includes('/')) ? undefined : steps.join('/')
}

/**
 * Returns where the block’s answer has what its painted place shows, as the manifest maps it; undefined where only the engine can
 * tell, as the platform is connected by values.
 */
export function placesOf(block: Block, { platform }: Pick<Manifest, 'platform'>): EarlyPlaces | undefined {
  const early = earlyOf(block)
  if (!early) return undefined
  const { list = '', shows, asks = [], match, key = [], rank, html } = early
  const [file = '', item = ''] = early.item.split('/')
  const { [item]: { properties = {} } = {}, [list]: around } = schemaOf(file).$defs
  const held = Object.entries(around?.properties ?? {}).find(([, { type }]) => type === 'array')?.[0]
  const { root, ...mapped } = platform?.answers?.[item] ?? {}
  const inList = platform?.answers?.[list] ?? {}
  const known = [...shows, ...asks, ...key, ...[match, rank, html].flatMap((name) => name ?? [])]
  const names = known.map((name): [string, (string | undefined)[]] => [
    name,
    name in mapped ? [pathOf(mapped[name])] : [name, ...commonNames(name, properties)],
  ])
  const lists = [platform?.envelope, inList['root'], inList[held ?? 'items']]
    .filter((path) => path !== undefined)
    .map(pathOf)
  if (root !== undefined || [...names.flatMap(([, each]) => each), ...lists].includes(undefined)) return undefined
  const others = names.filter(([name, [place, ...rest]]) => place !== name || rest.length > 0)
  const wanted = match && String((block as Block & Record<string, unknown>)[match])
  return {
    use: block.use,
    names: Object.fromEntries(others) as Record<string, string[]>,
    lists: lists as string[],
    ...(held && { held }),
    ...(match && { match: [match, wanted!, String(properties[match]?.default)] }),
    ...(key.length > 0 && { key }),
    ...(rank && { rank }),
    ...(html && { html }),
  }
}
