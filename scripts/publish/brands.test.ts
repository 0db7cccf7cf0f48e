import { expect, it } from 'vitest'
import { settingsOf } from '../../sandbox/platforms/platforms.ts'
import { problemsOf, readBrands } from './brands.ts'

it.each(['gateway', 'pam'])('every brand runs on %s, with its settings in place of those of its manifest', (name) => {
  const brands = readBrands('manifests', '', undefined, settingsOf(name))
  expect(brands.length).toBeGreaterThan(5)
  for (const brand of brands) {
    expect([brand.id, problemsOf(brand)]).toEqual([brand.id, []])
    expect(brand.inlined).toMatchObject({ id: brand.id, platform: settingsOf(name) })
    expect(brand.manifest.platform).toEqual(settingsOf(name))
  }
})

it('settings of a platform are checked like a manifest’s own', () => {
  const [brand] = readBrands('manifests', '', undefined, { lacks: ['GET /nothing'] })
  expect(problemsOf(brand!)).toMatchObject([{ pointer: '/platform/lacks/0' }])
})
