// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readBrands, withStandIns } from '../brands/brands.ts'
import { framedOrigins } from '../policy/framed-origins.ts'
import { framePages, siteShell } from './frame-pages.ts'

const policyOf = ({ headers }: { headers: Record<string, string> }) => headers['content-security-policy']!

describe('the framable pages', () => {
  const pages = framePages('public')

  it('isolate a vendor’s HTML, and can only be framed by the brand’s own pages', () => {
    expect(policyOf(pages['/provider-frame.html'])).toBe(
      `sandbox allow-scripts allow-forms allow-popups; frame-ancestors 'self'`,
    )
  })

  it('give it storage only on a site of its own, framed by brands', () => {
    expect(policyOf(siteShell('public', ['https://a.example', 'https://b.example']))).toBe(
      'sandbox allow-scripts allow-forms allow-popups allow-same-origin; frame-ancestors https://a.example https://b.example',
    )
    expect(policyOf(siteShell('public', []))).toContain(`frame-ancestors 'none'`)
  })

  it('lists those brands in the page, for servers that send every host the same headers', () => {
    const around = ({ html }: { html: string }) =>
      new DOMParser().parseFromString(html, 'text/html').documentElement.getAttribute('data-around')
    expect(around(siteShell('public', ['https://a.example', 'https://b.example']))).toBe(
      'https://a.example https://b.example',
    )
    expect(around(siteShell('public', []))).toBe('')
    expect(around(pages['/provider-frame.html'])).toBeNull()
  })

  it('let the return page run only its own script', () => {
    const { html, headers } = pages['/frame-return']
    const script = /<script>(.*?)<\/script>/s.exec(html)![1]!
    const hash = createHash('sha256').update(script).digest('base64')
    expect(html).toContain(
      `content="default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`,
    )
    expect(headers['content-security-policy']).toBe(`frame-ancestors 'self' https:`)
    const served = framePages('public', ['http://games.localhost:1', 'http://provider.games.localhost:1'])
    expect(policyOf(served['/frame-return'])).toBe(
      `frame-ancestors 'self' http://games.localhost:1 http://provider.games.localhost:1`,
    )
    expect(policyOf(served['/provider-frame.html'])).toContain(`frame-ancestors 'self'`)
  })
})

describe('the origins that a brand frames', () => {
  const brands = readBrands('manifests', '')
  const opaque = brands.find(({ manifest }) => manifest.games.isolation === 'opaque')!.manifest
  const site = brands.find(({ manifest }) => manifest.games.isolation === 'site')!.manifest

  it('are those of its games, its sportsbook page, and the shells on other sites', () => {
    const { sport: _sport, horses: _horses, ...rest } = opaque
    const games = { isolation: 'opaque' as const, hosts: ['https://a.example', 'wss://live.a.example'] }
    expect(framedOrigins({ ...rest, games })).toEqual(['https://a.example'])
    const providers = {
      p: { hosts: ['https://*.launcher.example', 'wss://x.example'], ancestors: ['https://p.example'] },
    }
    expect(framedOrigins({ ...rest, games: { ...games, providers } })).toEqual([
      'https://a.example',
      'https://*.launcher.example',
    ])
    expect(
      framedOrigins({ ...rest, games: { isolation: 'site', frameOrigin: 'https://frames.example', hosts: [] } }),
    ).toEqual(['https://frames.example'])
    const sport: NonNullable<typeof opaque.sport> = {
      use: 'sp',
      url: 'https://sport.example/sp?x=1',
      hosts: ['https://sport.example'],
    }
    expect(framedOrigins({ ...rest, games, sport })).toEqual(['https://a.example', 'https://sport.example'])
  })

  it('are replaced in the sandbox', () => {
    const standIns = { games: 'http://games.localhost:1', frames: 'http://frames.localhost:1', vendors: {} }
    expect(withStandIns(opaque, standIns).games).toMatchObject({
      isolation: 'opaque',
      hosts: ['http://games.localhost:1'],
    })
    const providers = { p: { use: 'rgs' as const, hosts: ['https://a.example'], ancestors: ['https://b.example'] } }
    expect(withStandIns({ ...opaque, games: { ...opaque.games, providers } }, standIns).games.providers).toEqual({
      p: { use: 'rgs', hosts: ['http://games.localhost:1'], ancestors: ['http://provider.games.localhost:1'] },
    })
    expect(withStandIns(site, standIns).games).toMatchObject({
      isolation: 'site',
      frameOrigin: 'http://frames.localhost:1',
    })
  })
})
