import { afterEach, beforeEach, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { checkBrands } from '../check/check-brands.ts'
import { readManifests } from '../layers/read-manifests.ts'
import { scratchManifests } from '../check/scratch.fixture.ts'

let scratch: ReturnType<typeof scratchManifests>
beforeEach(() => (scratch = scratchManifests()))
afterEach(() => scratch[Symbol.dispose]())

const codesOf = (...ids: string[]) =>
  checkBrands(readManifests(`${scratch.folder}/manifests`), ids).diagnostics.map(
    ({ code, message }) => `${code} ${message}`,
  )

it('a brand cannot have the id of a host that servers use', () => {
  scratch.write('www', brand.replaceAll('lumina', 'www'))
  expect(codesOf('www')).toEqual([
    'manifest/reserved-id A brand cannot be called "www": the name is used otherwise. Rename the file and the id.',
  ])
})

it('two brands with one name and one project are found at both', () => {
  for (const id of ['lumina', 'nova']) scratch.write(id, brand.replaceAll('lumina', id))
  expect(codesOf('lumina', 'nova')).toEqual([
    'manifest/same-name "name" is "Lumina", as in nova.',
    'manifest/same-project "project" is "LUMINA", as in nova.',
    'manifest/same-name "name" is "Lumina", as in lumina.',
    'manifest/same-project "project" is "LUMINA", as in lumina.',
  ])
})

it('of many brands with one name, a few are told', () => {
  const ids = Array.from({ length: 8 }, (_, index) => `nova-${index}`)
  for (const id of ids) scratch.write(id, brand.replaceAll('lumina', id))
  expect(codesOf('nova-0')).toContain(
    'manifest/same-name "name" is "Lumina", as in nova-1, nova-2, nova-3, nova-4, nova-5 and 2 more.',
  )
})
