import { expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands, servedBrand, type Brand } from './brands.ts'
import { manifestFor } from './environment.ts'
import { dataIn, shellParts } from '../render/shell.fixture.ts'
import { renderShell } from '../render/shell.ts'

const [any] = readBrands('manifests')
const errors = (address: string) => ({ address, share: 100 })
const manifest: Manifest = {
  ...any!.manifest,
  api: { development: 'https://api.test.example', production: 'https://api.live.example' },
  hosts: { 'lumina.example': {}, 'm.lumina.example': { api: 'https://api.m.example', seo: { robots: 'noindex' } } },
  services: {
    development: { errors: errors('https://errors.test.example/') },
    production: { gtag: { id: 'G-LIVE1' } },
  },
}
const page = '<html><head><!-- brand:head --></head><body><!-- brand:root --><!-- brand:data --></body></html>'
const parts = { ...shellParts(manifest), page }

it('keeps the manifest as it is for production', () => {
  expect(manifestFor(manifest, { environment: 'production' })).toEqual(manifest)
  expect(manifestFor(manifest, {})).toEqual(manifest)
})

it('puts the API and the services of development in place, on every host', () => {
  const { api, services, hosts } = manifestFor(manifest, { environment: 'development' })
  expect([api.production, services.production]).toEqual(['https://api.test.example', manifest.services.development])
  expect(hosts).toEqual({ 'lumina.example': {}, 'm.lumina.example': { seo: { robots: 'noindex' } } })
})

it('lets another API address replace that of any environment', () => {
  for (const environment of ['production', 'development'] as const)
    expect(manifestFor(manifest, { environment, api: '' }).api.production).toBe('')
})

it('allows and asks the API of the page’s environment, and notes its early errors', () => {
  const { html, headers } = renderShell(manifestFor(manifest, { environment: 'development' }), parts)
  expect(dataIn(html, 'settings')).toMatchObject({ api: 'https://api.test.example/api', errors: 100 })
  expect(headers['content-security-policy']).toMatch(/connect-src [^;]*api\.test\.example[^;]*errors\.test\.example/)
  expect(html + headers['content-security-policy']).not.toMatch(/api\.live|googletagmanager/)
  expect(dataIn(renderShell(manifest, parts).html, 'settings')).not.toHaveProperty('errors')
})

it('a brand is served with the settings of its environment, for the engine too', () => {
  const brand: Brand = { id: manifest.id, manifest, inlined: manifest, diagnostics: [] }
  const standIns = { games: 'http://games.localhost', frames: 'http://frames.localhost', vendors: {} }
  const served = servedBrand(brand, { environment: 'development' }, standIns)
  expect(served.manifest).toMatchObject({
    api: { production: 'https://api.test.example' },
    services: { production: { errors: { share: 100 } } },
    games: { hosts: [standIns.games] },
  })
  expect(served.inlined).toBe(served.manifest)
})
