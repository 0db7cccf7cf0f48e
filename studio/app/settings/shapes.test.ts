import { expect, it } from 'vitest'
import { locate } from '../../../manifest-tools/explain/schema.ts'
import { findings } from '../../../manifest-tools/check/diagnose.ts'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolveSource } from '../edit/write.ts'
import { blocksFor, initialBlock, initialValue, settingsOf, shapeOf } from './shapes.ts'

const manifests = readManifests('manifests')
const { manifest } = resolveSource({ id: 'atlas', text: manifests.read('atlas')!, read: manifests.read })
const shapeAt = (pointer: string) => shapeOf(locate(pointer, manifest)!.schema)

it('gives each type of setting its control', () => {
  expect(shapeAt('/theme/tokens/brand/dark')).toBe('colour')
  expect(shapeAt('/theme/radius')).toBe('choice')
  expect(shapeAt('/consent/required')).toBe('boolean')
  expect(shapeAt('/registration/permissions/minAge')).toBe('number')
  expect(shapeAt('/maintenance/site/start')).toBe('date')
  expect(shapeAt('/languages')).toBe('list')
  expect(shapeAt('/hosts')).toBe('map')
  expect(shapeAt('/sport')).toBe('union')
  expect(shapeAt('/pages/MAIN/guards/0')).toBe('guard')
  expect(['/logo', '/icon', '/seo/image'].map(shapeAt)).toEqual(['picture', 'picture', 'picture'])
  expect(shapeAt('/maintenance/pages')).toBe('map')
  expect(shapeAt('/frame/bottomBar/0/items/0/page')).toBe('page')
  expect(shapeAt('/name')).toBe('text')
  expect(shapeAt('/pages/MAIN/blocks/1/title')).toBe('key')
})

it('shows the settings of the widget that a block is, without its name', () => {
  const { schema } = locate('/pages/MAIN/blocks/1', manifest)!
  const names = settingsOf(schema, '/b', { use: 'game-row' }).map(({ name }) => name)
  expect(names).toContain('limit')
  expect(names).not.toContain('use')
})

it('makes new blocks of every widget that the schema accepts', () => {
  const blocks = blocksFor('/notFound')
  const wrong = blocks.flatMap(({ use }) =>
    findings({ ...manifest, notFound: [initialBlock(use)] }).map(({ message }) => `${use}: ${message}`),
  )
  expect(blocks.length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

it('offers columns no blocks that hold blocks', () => {
  const uses = (list: string) => blocksFor(list).map(({ use }) => use)
  expect(uses('/pages/MAIN/blocks')).toEqual(expect.arrayContaining(['text', 'columns']))
  expect(uses('/pages/MAIN/blocks/0/columns/1/blocks')).toContain('text')
  expect(uses('/pages/MAIN/blocks/0/columns/1/blocks')).not.toContain('columns')
})

it.each(['/maintenance/site', '/horses', '/consent'])('makes a new %s that the schema accepts', (pointer) => {
  const { schema } = locate(pointer, manifest)!
  const [, key = '', inner] = pointer.split('/')
  const value = initialValue(schema)
  const changed = inner === undefined ? value : { [inner]: value }
  expect(findings({ ...manifest, [key]: changed }).map(({ message }) => message)).toEqual([])
})
