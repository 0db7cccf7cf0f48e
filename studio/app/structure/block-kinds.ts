import { purposes } from '../../../manifest-tools/explain/purposes.ts'
import { keys, valueAt } from '../../../manifest-tools/json/pointer.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { isForPlayers } from '../catalogue/scene.ts'
import { blocksFor, type BlockKind } from '../settings/shapes.ts'
import { titleOf } from './tree-node.ts'

/** Blocks of one purpose, or those that are meant for other places. */
export interface BlockGroup {
  title: string
  kinds: BlockKind[]
}

interface Place {
  /** The pointer of the list that gets the block. */
  list: string
  manifest: unknown
  /** The settings that the brand inherits. */
  inherited: unknown
}

/**
 * Returns the blocks that a list can get and that match all words, by purpose: first the purposes that the list has most of,
 * and in each the blocks that are used here. What is meant for other places comes last.
 */
export function groupsFor({ list, manifest, inherited }: Place, asked = ''): BlockGroup[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  const used = new Set([...usesIn(manifest, list), ...usesIn(inherited, list)])
  const found = blocksFor(list).filter((kind) => words.every((word) => haystack(kind).includes(word)))
  const rank = (kind: BlockKind) => (startsWith(kind, words) ? 0 : 2) + (used.has(kind.use) ? 0 : 1)
  const sorted = found.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
  const here = sorted.filter((kind) => used.has(kind.use) || suits(kind, list, manifest))
  const weight = (purpose: string) => here.filter((kind) => kind.purpose === purpose && used.has(kind.use)).length
  const groups = Object.keys(purposes)
    .map((purpose) => ({ purpose, kinds: here.filter((kind) => kind.purpose === purpose) }))
    .toSorted((a, b) => weight(b.purpose) - weight(a.purpose))
    .map(({ purpose, kinds }) => ({ title: purposes[purpose]!, kinds }))
  const others = { title: 'Made for other places', kinds: sorted.filter((kind) => !here.includes(kind)) }
  return [...groups, others].filter(({ kinds }) => kinds.length > 0)
}

const haystack = ({ use, name, description, purpose, words, places = [] }: BlockKind) =>
  [use, name, purposes[purpose], ...words, ...places.map(titleOf), description].join(' ').toLowerCase()

/** Whether what was typed is the beginning of a block’s name. */
const startsWith = ({ use, name }: BlockKind, words: readonly string[]) =>
  words.length > 0 && [use, name.toLowerCase()].some((each) => each.startsWith(words.join(' ')))

const usesIn = (manifest: unknown, list: string): string[] => {
  const blocks = valueAt(manifest, list)
  return Array.isArray(blocks) ? blocks.map((block: unknown) => String(valueAt(block, '/use'))) : []
}

/** Whether a block makes sense in a list: it is made for this place, and for who sees it. */
function suits(kind: BlockKind, list: string, manifest: unknown): boolean {
  const [section = '', name = '', part = ''] = keys(list)
  const places = kind.places ?? ['page', 'overlay']
  if (section === 'frame' || part === 'rail') return places.includes(part || name)
  if (section === 'overlays') return places.includes('overlay')
  if (section === 'notFound') return places.includes('notFound') || places.includes('page')
  return (
    places.includes(name) ||
    (places.includes('page') && (isForPlayersOnly(name, manifest) || !isPersonal(kind, manifest)))
  )
}

/** Whether only players who are signed in can open a page. */
function isForPlayersOnly(page: string, manifest: unknown): boolean {
  const guards = valueAt(manifest, `/pages/${page}/guards`)
  return Array.isArray(guards) && guards.length > 0 && !guards.includes('signed-out')
}

/** Whether a brand shows a block to players alone, as what concerns their account. */
const isPersonal = ({ use }: BlockKind, manifest: unknown) =>
  isForPlayers({ slot: 'blocks', use, description: '' }, manifest as Manifest)
