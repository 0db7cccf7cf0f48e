import { merge } from '../../../manifest-tools/json/merge.ts'
import { parent, valueAt, type JsonObject } from '../../../manifest-tools/json/pointer.ts'
import type { Block, Manifest, PageKey } from '../../../schemas/generated/manifest.ts'
import type { PreviewContext } from '../../preview/protocol.ts'
import { listsOf } from '../../preview/select/lists.ts'
import { sampleOf } from '../settings/shapes.ts'
import { sampleBlock } from '../structure/block-texts.ts'
import type { Entry } from './entries.ts'
import type { Scene } from './picture.tsx'
import { hasAll, patchFor, sampleFor, vendor } from './samples.ts'

/** What the API’s answers are like in a picture, and what is the connection. */
export const states = ['ready', 'loading', 'empty', 'error', 'offline'] as const
export type State = (typeof states)[number]

/** Addresses with parameters need one that the sandbox knows; it always has the same games. */
const samples = (language: string): Record<string, string> => ({
  ':providerId': 'amber-circuit',
  ':gameId': 'fox-cascade',
  ':pageId': `terms-${language}`,
  ':link': 'link',
  ':sessionId': 'session',
})

/** Returns what shows one widget of a brand alone, as the brand itself has set it wherever it uses it. */
export function sceneOf(
  entry: Entry,
  state: State,
  { maintenance: _closed, ...brand }: Manifest,
  context: PreviewContext,
): Scene {
  const answers = state === 'ready' || state === 'offline' ? null : `answers:${state}`
  const connection = state === 'offline' ? 'offline' : context.connection
  const shown = shownBy(entry, state, brand)
  const path = shown.path.replace(/:\w+/g, (name) => samples(context.language)[name] ?? 'x')
  const show = [answers, shown.show].filter((each) => each != null).join(' ') || null
  return { ...shown, show, path, context: { ...context, connection } }
}

function shownBy(
  { slot, use }: Entry,
  state: State,
  brand: Manifest,
): Pick<Scene, 'manifest' | 'path'> & Partial<Scene> {
  const empty = emptied({ ...brand, ...quiet(brand, slot === 'chats' ? 'chat' : use) })
  switch (slot) {
    case 'blocks':
      return alone(use, brand)
    case 'overlays':
      return { ...empty, show: calledIn(state)[use] ?? `overlay:${use}` }
    case 'jackpots':
      return alone(
        'jackpot',
        { ...brand, jackpots: { ...brand.jackpots, games: { use } as never } },
        { use: 'jackpot', kind: 'games' },
      )
    case 'loaders':
      return { ...alone('game-grid', { ...brand, loader: { use } as never }), show: 'page:loading' }
    case 'sports':
      return alone('sport', { ...brand, sport: vendor('Sport', use, [brand.sport]) as never })
    case 'verifications':
      return alone('verification', {
        ...brand,
        verification: vendor('Verification', use, [brand.verification]) as never,
      })
    case 'chats':
      return {
        ...empty,
        manifest: { ...empty.manifest, chats: [vendor('Chat', use, brand.chats)] as never },
        show: 'overlay:chat',
      }
  }
}

/** Overlays that have states of their own. */
const calledIn = (state: State): Record<string, string> => ({
  toast: state === 'error' ? 'toast:error' : 'toast:info',
  'payment-result': state === 'error' ? 'payment:error' : 'payment:success',
})

/** Whether only players who are signed in see a widget. */
export function isForPlayers({ slot, use }: Entry, brand: Manifest): boolean {
  if (slot === 'verifications' || (slot === 'blocks' && sampleFor(use).isForPlayers)) return true
  // Whatever an overlay needs, it is called up with.
  const place = slot === 'blocks' ? placeOf(use, brand) : undefined
  const holder = place && valueAt(brand, parent(parent(`${place.pointer}/0`)))
  const guards = [holder, place?.block].flatMap((each) => (valueAt(each, '/guards') as unknown[] | undefined) ?? [])
  return guards.some((guard) => typeof guard === 'string' && !forVisitors.has(guard))
}

/** Guards that let nobody in who is signed in. */
const forVisitors = new Set(['signed-out', 'telegram-auth'])

/** Returns where a brand uses a block first, and with which settings; what depends on a player’s past comes last. */
function placeOf(use: string, brand: Manifest) {
  const places = listsOf(brand).flatMap(([pointer, blocks]) =>
    blocks.filter((each) => each.use === use).map((block) => ({ pointer, block })),
  )
  return places.find(({ block }) => !('source' in block)) ?? places[0]
}

/** What would stand around, before or over the widget. */
function quiet({ frame, overlays, playerProtection, chats }: Manifest, shown?: string): Partial<Manifest> {
  const isChat = shown === 'chat'
  const kept = isChat ? { bottomBar: frame.bottomBar } : {}
  return {
    frame: { ...Object.fromEntries(Object.keys(frame).map((name) => [name, []])), ...kept } as unknown as typeof frame,
    overlays: Object.fromEntries(
      Object.entries(overlays).map(([name, overlay]) => [name, { ...overlay, visible: name === shown }]),
    ) as unknown as Manifest['overlays'],
    playerProtection: { ...playerProtection, ageGate: false },
    chats: isChat ? chats : [],
  }
}

/** The list of the frame that is on the first screen of an empty page. A footer is below it, as is a bottom bar where the screen is low. */
const bar = 'header'

/**
 * Returns the brand with one block where it uses it, or on its main page. Where the brand has nothing for the block to show, a sample is
 * shown.
 */
function alone(
  use: string,
  brand: Manifest,
  given?: Block,
): Pick<Scene, 'manifest' | 'path' | 'isSample'> & Partial<Scene> {
  const place = placeOf(use, brand)
  const sample = given || place ? undefined : sampleBlock(use, 'sample')
  const found = given ?? place?.block ?? (sample!.block as unknown as Block)
  // Neither whom it is for nor whom it is offered to hides it.
  const { guards: _guards, offer: _offer, ...block } = found as Block & { guards?: unknown; offer?: unknown }
  const { page: ownPage, show, isMadeUp = false } = sampleFor(use)
  const [, section = '', name = ''] = place?.pointer.split('/') ?? []
  const page = (section === 'pages' ? name : (ownPage ?? 'MAIN')) as PageKey
  const patch = patchFor(block as JsonObject & { use: string }, page, brand)
  const isSample = isMadeUp || !hasAll(brand, patch) || (sample !== undefined && sampleOf(use) !== undefined)
  const texts = sample && { texts: withTexts(brand, sample.texts) }
  const manifest = merge({ ...brand, ...quiet(brand), ...texts }, patch) as unknown as Manifest
  const scene = { isSample, ...(show !== undefined && { show }) }
  if (name === bar && section === 'frame' && ownPage === undefined)
    return { ...emptied({ ...manifest, frame: { ...manifest.frame, [name]: [block] } }), ...scene }
  const shown = { ...manifest.pages[page], visible: true, guards: [], blocks: [block] }
  return {
    manifest: { ...manifest, pages: { ...manifest.pages, [page]: shown } },
    path: brand.pages[page].path,
    ...scene,
  }
}

/** Returns the brand’s texts with those of a sample, in each language. */
const withTexts = (
  { texts = {}, languages }: Manifest,
  sample: Record<string, string>,
): NonNullable<Manifest['texts']> =>
  Object.fromEntries(
    languages.map((language) => {
      const own = texts[language] ?? {}
      return [language, { ...own, common: { ...own.common, ...sample } }]
    }),
  )

/** Returns a brand with nothing on its main page. */
function emptied(brand: Manifest) {
  const MAIN = { ...brand.pages.MAIN, visible: true, guards: [], blocks: [] }
  return { manifest: { ...brand, pages: { ...brand.pages, MAIN } }, path: MAIN.path }
}
