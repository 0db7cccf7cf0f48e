import { expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from '../brands/brands.ts'
import { pageBody, shellParts } from '../render/shell.fixture.ts'
import { renderShell } from '../render/shell.ts'
import { framedOrigins } from './framed-origins.ts'
import { pageVendors } from './vendor-hosts.ts'
import { allVerificationFrames, permissionsPolicy, samePermissionsPolicy, verificationFrames } from './permissions.ts'

// Without a vendor in the page.
const { manifest } = readBrands('manifests', '').find(({ manifest: each }) => pageVendors(each).length === 0)!
const headersOf = (change: Partial<Manifest>) => {
  const changed = { ...manifest, ...change }
  return renderShell(changed, { ...shellParts(changed), body: pageBody() }).headers
}
const frameSources = (headers: Record<string, string>) =>
  / frame-src ([^;]+)/.exec(headers['content-security-policy']!)![1]!.split(' ')

it('gives camera and microphone to nobody without a vendor of the verification', () => {
  expect(headersOf({})['permissions-policy']).toBe('camera=(), microphone=()')
})

it('gives them to the vendor’s page alone, which the other policy lets in too', () => {
  const headers = headersOf({ verification: { use: 'sumsub' } })
  const allowed = '(self "https://in.sumsub.com" "https://api.sumsub.com")'
  expect(headers['permissions-policy']).toBe(`camera=${allowed}, microphone=${allowed}`)
  expect(frameSources(headers)).toEqual(expect.arrayContaining(['https://in.sumsub.com', 'https://api.sumsub.com']))
  expect(headers['content-security-policy']).toMatch(/require-trusted-types-for/)
})

it('takes the hosts of the manifest in place of the vendor’s', () => {
  const headers = headersOf({ verification: { use: 'sumsub', hosts: ['https://kyc.vendor.example'] } })
  expect(headers['permissions-policy']).toBe(permissionsPolicy(['https://kyc.vendor.example']))
  expect(frameSources(headers)).toContain('https://kyc.vendor.example')
  expect(headers['content-security-policy']).not.toContain('sumsub')
})

it('frames no vendor without the setting', () => {
  expect(framedOrigins(manifest).filter((origin) => origin.includes('sumsub'))).toEqual([])
})

it('servers that send one header for all brands name the pages of every vendor, or what replaces them', () => {
  const all = Object.values(allVerificationFrames()).flat()
  expect(all.length).toBeGreaterThan(1)
  for (const origin of all) expect(samePermissionsPolicy()).toContain(`"${origin}"`)
  const replaced = samePermissionsPolicy(Object.fromEntries(all.map((origin) => [origin, 'http://sumsub.test:1'])))
  expect(replaced).toBe('camera=(self "http://sumsub.test:1"), microphone=(self "http://sumsub.test:1")')
})

it('a vendor’s schema has to name the origins of its page', () => {
  expect(() => verificationFrames('nobody')).toThrow('widgets/verifications/nobody')
})
