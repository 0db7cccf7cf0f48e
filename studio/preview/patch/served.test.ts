import { expect, it } from 'vitest'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import type { Block, Manifest } from '../../../schemas/generated/manifest.ts'
import { registry } from '../../../widgets/registry.ts'
import { problemOf, hideUnknownBlocks } from './served.ts'

const isKnown = (use: string) => Object.hasOwn(registry.blocks, use)
const { manifest } = readBrands('manifests')[0]!
const changed = (change: (manifest: Manifest) => void) => {
  const copy = structuredClone(manifest)
  change(copy)
  return copy
}

it('hides blocks of unknown kinds wherever blocks are, and the manifest can be shown', async () => {
  const unknown = { use: 'carousel', speed: 3 } as unknown as Block
  const given = changed(({ pages, frame, notFound }) => {
    pages.MAIN.blocks.splice(1, 0, unknown)
    frame.header.push(unknown)
    notFound.unshift(unknown)
  })
  expect(await problemOf(given)).toMatchObject({ pointer: expect.stringContaining('/') as string })
  const shown = hideUnknownBlocks(given, isKnown)
  expect(await problemOf(shown)).toBeUndefined()
  expect(shown.pages.MAIN.blocks.length, 'pointers stay the same').toBe(given.pages.MAIN.blocks.length)
  expect(shown.pages.MAIN.blocks[1]!.guards).toEqual(['signed-in', 'signed-out'])
  expect(shown.pages.MAIN.blocks[2]).toEqual(manifest.pages.MAIN.blocks[1])
})

it('leaves everything else as it is, also what is wrong', async () => {
  expect(hideUnknownBlocks(manifest, isKnown)).toEqual(manifest)
  const bent = changed(({ theme }) => void Object.assign(theme, { radius: 'bent' }))
  expect(hideUnknownBlocks(bent, isKnown)).toEqual(bent)
  const wrong = { frame: 3, pages: { MAIN: null }, notFound: [null, 'logo'] } as unknown as Manifest
  expect(hideUnknownBlocks(wrong, isKnown)).toEqual(wrong)
})
