import { expect, it } from 'vitest'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { isManifest } from '../../../schemas/generated/is-manifest.js'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { visitorContext } from '../../preview/protocol.ts'
import { entries, slots } from './entries.ts'
import { isForPlayers, sceneOf, states } from './scene.ts'

const brands = readBrands('manifests')
const [first] = brands
const entry = (slot: (typeof slots)[number], use: string) => ({ slot, use, description: '' })
const blocksOf = ({ pages, frame }: Manifest) => ({
  pages: Object.entries(pages).flatMap(([page, { blocks }]) => blocks.map(({ use }) => `${page} ${use}`)),
  frame: Object.values(frame).flat(),
})

it('has every kind of widget, each with its description', () => {
  for (const slot of slots) expect(entries.filter((each) => each.slot === slot).length, slot).toBeGreaterThan(0)
  expect(entries.filter(({ description }) => description === '')).toEqual([])
})

it.each(brands.map(({ id, manifest }) => ({ id, manifest })))(
  'shows every widget in every state as a right manifest of $id',
  ({ manifest }) => {
    const wrong = entries.flatMap((each) =>
      states
        .filter((state) => {
          const scene = sceneOf(each, state, manifest, visitorContext)
          return !isManifest(JSON.parse(JSON.stringify(scene.manifest))) || /:/.test(scene.path)
        })
        .map((state) => `${each.slot}/${each.use} ${state}`),
    )
    expect(wrong).toEqual([])
  },
)

it('shows a block alone, as the brand has set it where it uses it', () => {
  const { manifest, path, show } = sceneOf(entry('blocks', 'bet-history'), 'error', first!.manifest, visitorContext)
  expect(path).toBe('/bet-history')
  expect(show).toBe('answers:error')
  const { pages, frame } = blocksOf(manifest)
  expect(pages.filter((each) => each.startsWith('BET_HISTORY'))).toEqual(['BET_HISTORY bet-history'])
  expect(frame).toEqual([])
  expect(manifest.pages.BET_HISTORY.guards).toEqual([])
})

it('shows a block of the frame in its place, above an empty page', () => {
  const { manifest } = sceneOf(entry('blocks', 'logo'), 'ready', first!.manifest, visitorContext)
  expect(manifest.frame.header).toMatchObject([{ use: 'logo' }])
  expect(manifest.pages.MAIN.blocks).toEqual([])
})

it('shows the vendor that verifies identity on its page, to players', () => {
  const sumsub = entry('verifications', 'sumsub')
  const { manifest, path } = sceneOf(sumsub, 'ready', first!.manifest, visitorContext)
  expect([path, manifest.verification]).toEqual(['/verification', { use: 'sumsub' }])
  expect(manifest.pages.VERIFICATION).toMatchObject({ visible: true, blocks: [{ use: 'verification' }] })
  expect(isForPlayers(sumsub, first!.manifest)).toBe(true)
})

it('knows for whom a block is', () => {
  expect(isForPlayers(entry('blocks', 'bet-history'), first!.manifest)).toBe(true)
  expect(isForPlayers(entry('blocks', 'banners'), first!.manifest)).toBe(false)
})
