import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { scratchManifests } from '#manifest-tools/check/scratch.fixture.ts'
import { devBrands } from './dev-brands.ts'

/** The names of the manifests read since the brands were first shown. */
const reads: string[] = []
let scratch: ReturnType<typeof scratchManifests>
let brands: ReturnType<typeof devBrands>
const titled = (id: string, title: string, parent = 'base') =>
  brand.replaceAll('lumina', id).replace('"title": "Lumina"', `"title": "${title}"`).replace('"base"', `"${parent}"`)
const titleOf = (id: string) => brands.brand(id).manifest.seo.title

beforeEach(() => {
  scratch = scratchManifests()
  mkdirSync(join(scratch.folder, 'manifests/shared'))
  writeFileSync(
    join(scratch.folder, 'manifests/shared/family.json'),
    '{ "manifestVersion": 1, "abstract": true, "extends": "base", "id": "family", "currency": "TND" }',
  )
  scratch.write('aa', titled('aa', 'A', 'family'))
  scratch.write('bb', titled('bb', 'B'))
  const manifests = readManifests(join(scratch.folder, 'manifests'))
  brands = devBrands({ ...manifests, read: (name) => (reads.push(name), manifests.read(name)) })
  for (const id of brands.names()) brands.brand(id)
  reads.length = 0
})
afterEach(() => scratch[Symbol.dispose]())

it('reads nothing again for a second page', () => {
  expect([titleOf('aa'), titleOf('bb'), titleOf('aa'), brands.brand(null).id]).toEqual(['A', 'B', 'A', 'aa'])
  expect(reads).toEqual([])
})

it('reads only the brands that a changed file is part of', () => {
  scratch.write('bb', titled('bb', 'Bee'))
  brands.forget('bb', false)
  const before = brands.brand('aa')
  expect([titleOf('aa'), titleOf('bb')]).toEqual(['A', 'Bee'])
  expect(brands.brand('aa')).toBe(before)
  expect(reads).not.toContain('aa')
  expect(reads.filter((name) => name === 'base')).toHaveLength(1)
})

it('follows a change of a parent', () => {
  writeFileSync(
    join(scratch.folder, 'manifests/shared/family.json'),
    '{ "manifestVersion": 1, "abstract": true, "extends": "base", "id": "family", "currency": "XOF" }',
  )
  brands.forget('family', false)
  expect([brands.brand('aa').manifest.currency, brands.brand('bb').manifest.currency]).toEqual(['XOF', 'EUR'])
})

it('follows new and removed brands, and one that becomes abstract', () => {
  scratch.write('cc', titled('cc', 'C'))
  brands.forget('cc', true)
  expect([brands.names(), titleOf('cc')]).toEqual([['aa', 'bb', 'cc'], 'C'])
  rmSync(join(scratch.folder, 'manifests/cc.json'))
  brands.forget('cc', true)
  expect(brands.brand('cc').id).toBe('aa')
  scratch.write('bb', '{ "manifestVersion": 1, "id": "bb", "abstract": true }')
  brands.forget('bb', false)
  expect(brands.names()).toEqual(['aa'])
})

it('reports the errors of a broken brand, and shows the others as before', () => {
  scratch.write('bb', '{ "manifestVersion": 1,, }')
  brands.forget('bb', false)
  expect(brands.brand('bb').diagnostics.map(({ code }) => code)).toEqual(['json/syntax'])
  expect(titleOf('aa')).toBe('A')
  scratch.write('bb', titled('bb', 'B again'))
  brands.forget('bb', false)
  expect(titleOf('bb')).toBe('B again')
})
