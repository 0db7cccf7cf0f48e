import { expect, it } from 'vitest'
import { readContext } from '../../../manifest-tools/check/context.ts'
import { isObject } from '../../../manifest-tools/json/pointer.ts'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolve } from '../../../manifest-tools/layers/resolve.ts'
import { offeredBonuses } from '../../../domains/account/offered-bonuses.ts'
import { isManifest } from '../../../schemas/generated/is-manifest.js'
import type { Block, Manifest } from '../../../schemas/generated/manifest.ts'
import { newBrand } from '../../../scripts/brand/create/new-brand.ts'
import { visitorContext } from '../../preview/protocol.ts'
import { blocksFor } from '../settings/shapes.ts'
import { isForPlayers, sceneOf } from './scene.ts'
import type { Scene } from './picture.tsx'

const manifests = readManifests('manifests')
const read = (id: string) => resolve(id, manifests.read).manifest as unknown as Manifest

/** A brand as `brand create` makes it from a name alone. */
const fresh = (() => {
  const answers = { id: 'lumina', name: 'Lumina', hosts: [] }
  const opened = (name: string) => ({ manifest: read(name) }) as never
  const { text } = newBrand(manifests, answers as never, readContext(manifests), opened)
  return resolve('lumina', (name) => (name === 'lumina' ? text : manifests.read(name))).manifest as unknown as Manifest
})()

/** A brand that has emptied all of its lists, and whose platform has nothing of its own. */
const bare: Manifest = {
  ...fresh,
  frame: Object.fromEntries(Object.keys(fresh.frame).map((name) => [name, []])) as never,
  pages: Object.fromEntries(
    Object.entries(fresh.pages).map(([name, page]) => [name, { ...page, visible: false, blocks: [] }]),
  ) as never,
  overlays: Object.fromEntries(
    Object.entries(fresh.overlays).map(([name, each]) => [name, { ...each, visible: false }]),
  ) as never,
  registration: { ...fresh.registration, family: 'a' },
  platform: { lacks: ['GET /wins', 'GET /promotions', 'GET /info/jackpot', 'GET /games'] },
  content: { source: { banners: 'brand', promotions: 'brand' } },
  promotionRules: { kinds: ['cashback'] },
}

const brands: Record<string, Manifest> = {
  fresh,
  bare,
  ...Object.fromEntries(manifests.names().map((id) => [id, read(id)])),
}

const scene = (use: string, brand: Manifest) =>
  sceneOf({ slot: 'blocks', use, description: '' }, 'ready', brand, visitorContext)

/** The block of a scene, and the page that it is on. */
function shownIn({ manifest, path }: Scene, use: string): { block: Block | undefined; isOpen: boolean } {
  const framed = Object.values(manifest.frame).flat()
  const page = Object.values(manifest.pages).find(
    (each) => new RegExp(`^${each.path.replace(/:\w+/g, '[^/]+')}$`).test(path) && each.visible,
  )
  return { block: [...framed, ...(page?.blocks ?? [])].find((each) => each.use === use), isOpen: page !== undefined }
}

/** What each block needs to show something, as the block itself asks for it. Those that are not named need no more than their place. */
const needs: Record<string, (scene: Scene, block: never) => unknown> = {
  banners: ({ manifest }) => manifest.content?.source?.banners !== 'brand' || manifest.content.banners,
  'bet-slip-summary': ({ manifest, show }) => manifest.pages.SPORT.visible && show === 'bet-slip:filled',
  'blocks-of': ({ manifest }, { page }: Extract<Block, { use: 'blocks-of' }>) =>
    manifest.pages[page].blocks.every(({ use }) => use !== 'blocks-of'),
  breaks: ({ manifest }) => manifest.playerProtection.breaks,
  'category-nav': ({ manifest }) => manifest.pages.GAMES.visible,
  'chat-button': ({ manifest }) => manifest.chats.length > 0,
  'confirm-email': ({ show }) => show === 'overlay:email-verification',
  'consent-link': ({ manifest }) => manifest.consent.required,
  horses: ({ manifest }) => manifest.horses,
  limits: ({ manifest: { playerProtection } }) =>
    playerProtection.limits.length > 0 || playerProtection.realityCheckMinutes,
  'live-now': ({ manifest }) => manifest.pages.SPORT.visible,
  'menu-button': ({ manifest }) => manifest.overlays.sidebar.visible,
  'net-position': ({ manifest }) => manifest.playerProtection.netPosition,
  'odds-format': ({ manifest }) => manifest.pages.SPORT.visible,
  'official-bar': ({ manifest }) => manifest.playerProtection.officialBar?.length,
  'payment-marks': (_scene, { kinds = [], pictures = [] }: Extract<Block, { use: 'payment-marks' }>) =>
    kinds.length + pictures.length > 0,
  'pending-operations': ({ show }) => show === 'payments:pending',
  promotions: ({ manifest }) => manifest.content?.source?.promotions !== 'brand' || manifest.content.promotions,
  'register-telegram': ({ show }) => show === 'form:registration-telegram',
  'reset-password': ({ show }) => show === 'overlay:reset-password',
  search: ({ manifest }) => manifest.overlays.search.visible,
  sport: ({ manifest, path }) => manifest.sport && path === manifest.pages.SPORT.path,
  'telegram-login': ({ manifest }) => manifest.telegram,
  'top-matches': ({ manifest }) => manifest.pages.SPORT.visible,
  verification: ({ manifest }) => manifest.verification,
  'welcome-offer': ({ manifest }, { terms }: Extract<Block, { use: 'welcome-offer' }>) =>
    manifest.pages.REGISTER.visible && offeredBonuses(manifest).some((bonus) => terms[bonus]),
  wheel: ({ show }) => show === 'wheel:open',
  'wheel-badge': ({ show }) => show === 'wheel:open',
}

/** Lists of a block that show nothing while they are empty. */
const emptyLists = (block: Block) =>
  Object.entries(block)
    .filter(([name, value]) => /^(items|columns|rows)$/.test(name) && Array.isArray(value) && value.length === 0)
    .map(([name]) => name)

it.each(Object.keys(brands))('has something to show for every block of the brand “%s”', (name) => {
  const brand = brands[name]!
  const lacking = blocksFor('/notFound').flatMap(({ use }) => {
    const shown = scene(use, brand)
    const { block, isOpen } = shownIn(shown, use)
    if (!block || !isOpen) return [`${use}: no place`]
    const has = needs[use]?.(shown, block as never) ?? true
    return [
      ...emptyLists(block).map((list) => `${use}: empty ${list}`),
      ...(has ? [] : [`${use}: nothing to show`]),
      ...(isManifest(JSON.parse(JSON.stringify(shown.manifest))) ? [] : [`${use}: no manifest`]),
      ...(shown.manifest.promotionRules && ['banners', 'promotions', 'bonuses'].includes(use)
        ? [`${use}: refused`]
        : []),
    ]
  })
  expect(lacking).toEqual([])
})

it('has the platform of the sandbox answer what the brand’s own lacks, for the block that lives on it', () => {
  expect(scene('recent-wins', bare).manifest.platform?.lacks).not.toContain('GET /wins')
  expect(scene('recent-wins', bare).manifest.platform?.lacks).toContain('GET /promotions')
})

it('marks what the brand does not have, and nothing else', () => {
  const isSample = (use: string, brand = fresh) => scene(use, brand).isSample
  for (const use of ['breaks', 'sport', 'telegram-login', 'welcome-offer', 'pending-operations', 'text', 'live-now'])
    expect(isSample(use), use).toBe(true)
  for (const use of ['banners', 'game-row', 'jackpot', 'search', 'menu-button', 'licence', 'language', 'version'])
    expect(isSample(use), use).toBe(false)
  expect(isSample('breaks', brands.atlas)).toBe(false)
  expect(isSample('recent-wins', bare)).toBe(true)
})

it('leaves what the brand has as it is', () => {
  const { atlas } = brands
  const shown = scene('limits', atlas!).manifest
  expect(shown.playerProtection.limits).toEqual(atlas!.playerProtection.limits)
  expect(scene('sport', atlas!).manifest.sport).toEqual(atlas!.sport)
  expect(scene('chat-button', atlas!).manifest.chats).toEqual(atlas!.chats)
})

it('adds nothing to the brand itself', () => {
  const before = JSON.stringify(fresh)
  for (const { use } of blocksFor('/notFound')) scene(use, fresh)
  expect(JSON.stringify(fresh)).toBe(before)
  expect(isObject(fresh.sport)).toBe(false)
})

it('shows what is about a player to players', () => {
  const isFor = (use: string) => isForPlayers({ slot: 'blocks', use, description: '' }, bare)
  for (const use of ['wheel-badge', 'profile-nav', 'profile-summary', 'pending-operations', 'breaks'])
    expect(isFor(use), use).toBe(true)
  expect(isFor('register-telegram')).toBe(false)
})
