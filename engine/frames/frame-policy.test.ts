// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { framedOrigin, htmlPolicy, permissions } from './frame-policy.ts'

it('no frame may navigate the top page or leave its sandbox through a new window', () => {
  for (const granted of Object.values(permissions)) {
    expect(granted).not.toMatch(/top-navigation|escape-sandbox|modals|downloads/)
  }
  expect(permissions.opaque).not.toContain('same-origin')
})

describe('htmlPolicy', () => {
  it('allows a vendor’s HTML its own hosts only', () => {
    expect(htmlPolicy(['https://vendor.example', 'wss://live.vendor.example'])).toBe(
      `default-src 'unsafe-inline' 'unsafe-eval' data: blob: https://vendor.example wss://live.vendor.example; ` +
        `form-action https://vendor.example wss://live.vendor.example; base-uri https://vendor.example wss://live.vendor.example`,
    )
  })

  it('allows nothing without hosts', () => {
    expect(htmlPolicy([])).toBe(
      `default-src 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'none'; base-uri 'none'`,
    )
  })
})

describe('framedOrigin', () => {
  const hosts = ['https://games.example']

  it('returns the origin of a listed host', () => {
    expect(framedOrigin('https://games.example/play?token=1', hosts)).toBe('https://games.example')
  })

  it('returns the origin of a subdomain where all are listed, however deep', () => {
    const every = ['https://*.vendor.example']
    expect(framedOrigin('https://api-h-1.vendor.example/x', every)).toBe('https://api-h-1.vendor.example')
    expect(framedOrigin('https://a.b.vendor.example/', every)).toBe('https://a.b.vendor.example')
    for (const address of [
      'https://vendor.example/',
      'https://evilvendor.example/',
      'http://a.vendor.example/',
      'https://a.vendor.example.evil/',
      'https://a.vendor.example:8443/',
    ])
      expect(() => framedOrigin(address, every), address).toThrow('not among the origins')
  })

  it.each([
    'https://games.example.evil/',
    'https://games.example:8443/',
    'http://games.example/',
    'https://user@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/game',
    '',
  ])('rejects %s', (address) => {
    expect(() => framedOrigin(address, hosts)).toThrow()
  })

  it('rejects the page’s own origin even if it is listed', () => {
    expect(() => framedOrigin(`${location.origin}/game`, [location.origin])).toThrow('own origin')
  })
})
