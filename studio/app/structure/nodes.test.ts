import { expect, it } from 'vitest'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolveSource } from '../edit/write.ts'
import { blockListOf, brandSettings, flat, nodeAt, nodesOf } from './nodes.ts'

const manifests = readManifests('manifests')
const { manifest } = resolveSource({ id: 'atlas', text: manifests.read('atlas')!, read: manifests.read })
const nodes = nodesOf(manifest)

it('shows pages, frame and overlays with their blocks, each entry once', () => {
  const pointers = flat(nodes).map(({ pointer }) => pointer)
  expect(new Set(pointers).size).toBe(pointers.length)
  expect(nodeAt('/pages/MAIN/blocks/1/limit', nodes)).toMatchObject({ label: 'Game row', detail: 'lobby.continue' })
  expect(nodeAt('/pages/HORSES', nodes)).toMatchObject({ label: 'Horses', detail: '/horses', isHidden: true })
  expect(nodeAt('/frame/bottomBar', nodes).label).toBe('Bottom bar')
})

it('has an entry for every setting of a manifest', () => {
  const settings = Object.keys(manifest!).filter((key) => key !== 'manifestVersion' && key !== 'id')
  const shown = settings.filter((key) => brandSettings.includes(key) || nodeAt(`/${key}/x`, nodes).pointer !== '')
  expect(shown).toEqual(settings)
})

it('knows the list that a block is added to', () => {
  const listAt = (pointer: string) => blockListOf(nodeAt(pointer, nodes), manifest)
  expect(listAt('/pages/MAIN')).toBe('/pages/MAIN/blocks')
  expect(listAt('/pages/MAIN/blocks/2')).toBe('/pages/MAIN/blocks')
  expect(listAt('/frame/header')).toBe('/frame/header')
  expect(listAt('/overlays/toast')).toBeUndefined()
  expect(listAt('/registration')).toBeUndefined()
})

it('survives a manifest of wrong values', () => {
  expect(nodesOf({ pages: { MAIN: 3 }, frame: [], overlays: 'x' })).toHaveLength(7)
  expect(nodesOf(undefined)).toHaveLength(7)
})
