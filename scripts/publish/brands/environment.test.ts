import { expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands, type Brand } from './brands.ts'
import { devPage } from '../render/dev-page.ts'
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

it('shows a brand in development with its settings for development', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const brand: Brand = { id: manifest.id, manifest, inlined: manifest, diagnostics: [] }
  const standIns = { games: 'http://games.localhost', frames: 'http://frames.localhost', vendors: {} }
  const html = devPage(brand, page, standIns, 'start()')
  expect(html).toContain('"production":"https://api.test.example"')
  expect(html).toContain('<script>start()</script>')
  expect(dataIn(html, 'settings')).toMatchObject({ errors: 100 })
  expect(html).not.toContain('https://api.live.example')
})
