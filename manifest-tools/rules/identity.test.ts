import { afterEach, beforeEach, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { checkBrands } from '../check/check-brands.ts'
import { readManifests } from '../layers/read-manifests.ts'
import { manifestWorkshop } from '../check/workshop.fixture.ts'

let shop: ReturnType<typeof manifestWorkshop>
beforeEach(() => (shop = manifestWorkshop()))
afterEach(() => shop[Symbol.dispose]())

const codesOf = (...ids: string[]) =>
  checkBrands(readManifests(`${shop.folder}/manifests`), ids).diagnostics.map(
    ({ code, message }) => `${code} ${message}`,
  )

it('a brand cannot have the id of a host that servers use', () => {
  shop.write('www', brand.replaceAll('lumina', 'www'))
  expect(codesOf('www')).toEqual([
    'manifest/reserved-id A brand cannot be called "www": the name is used otherwise. Rename the file and the id.',
  ])
})

it('two brands with one name and one project are found at both', () => {
  for (const id of ['lumina', 'nova']) shop.write(id, brand.replaceAll('lumina', id))
  expect(codesOf('lumina', 'nova')).toEqual([
    'manifest/same-name "name" is "Lumina", as in nova.',
    'manifest/same-project "project" is "LUMINA", as in nova.',
    'manifest/same-name "name" is "Lumina", as in lumina.',
    'manifest/same-project "project" is "LUMINA", as in lumina.',
  ])
})

it('of many brands with one name, a few are told', () => {
  const ids = Array.from({ length: 8 }, (_, index) => `nova-${index}`)
  for (const id of ids) shop.write(id, brand.replaceAll('lumina', id))
  expect(codesOf('nova-0')).toContain(
    'manifest/same-name "name" is "Lumina", as in nova-1, nova-2, nova-3, nova-4, nova-5 and 2 more.',
  )
})
