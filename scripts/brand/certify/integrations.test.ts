import { expect, it } from 'vitest'
import { readBrands } from '../../publish/brands/brands.ts'
import { integrationsOf } from './integrations.ts'

const brands = readBrands('manifests', '').map(({ manifest }) => manifest)
const idsOf = (manifest: (typeof brands)[number]) => integrationsOf(manifest).map(({ id }) => id)

it('lists all that a manifest names of vendors, and nothing else', () => {
  for (const manifest of brands) {
    const { sport, horses, chats, telegram, services } = manifest
    const { gtag, gtm, errors } = services.production
    expect(idsOf(manifest)).toEqual([
      ...(sport ? ['sport'] : []),
      ...(horses ? ['horses'] : []),
      'games',
      ...chats.map(({ use }) => `chat-${use}`),
      ...(telegram ? ['telegram'] : []),
      ...(gtag ? ['gtag'] : []),
      ...(gtm ? ['gtm'] : []),
      ...(errors ? ['errors'] : []),
    ])
  }
  expect(new Set(brands.flatMap(idsOf)).size).toBe(9)
})

it('lists the vendor that verifies identity', () => {
  const brand = brands[0]!
  const integrations = integrationsOf({ ...brand, verification: { use: 'sumsub' } })
  expect(integrations.map(({ id, setting }) => `${id} ${setting}`)).toContain('verification /verification')
})

it('lists nothing for a brand without vendors', () => {
  const { sport: _sport, horses: _horses, telegram: _telegram, ...rest } = brands[0]!
  const production = {}
  const pages = { ...rest.pages, GAME: { ...rest.pages.GAME, visible: false } }
  expect(integrationsOf({ ...rest, pages, chats: [], services: { ...rest.services, production } })).toEqual([])
})

it('names each check once', () => {
  for (const { id, checks } of brands.flatMap(integrationsOf)) {
    const ids = checks.map((check) => check.id)
    expect(new Set(ids).size, id).toBe(ids.length)
  }
})

it('errors at a path of the site are not a vendor’s', () => {
  const brand = brands[0]!
  const errors = { address: '/errors', share: 100 }
  const services = { ...brand.services, production: { errors } }
  expect(idsOf({ ...brand, services })).not.toContain('errors')
})
