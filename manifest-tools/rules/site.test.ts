import { expect, it } from 'vitest'
import { hostOf, isLocal, isUnencrypted, originOf, siteOf } from './site.ts'

it.each([
  ['example.com', 'example.com'],
  ['api.eu.example.com', 'example.com'],
  ['api.example.co.uk', 'example.co.uk'],
  ['example.com.tn', 'example.com.tn'],
  ['localhost', 'localhost'],
])('the site of %s is %s', (host, site) => {
  expect(siteOf(host)).toBe(site)
})

it('splits URLs', () => {
  expect([hostOf('https://API.example:8443/a'), hostOf('example'), originOf('wss://a.example:1/b?c')]).toEqual([
    'api.example',
    '',
    'wss://a.example:1',
  ])
})

it.each([
  ['https://a.example', false],
  ['wss://a.example', false],
  ['http://a.example', true],
  ['ws://localhost.example', true],
  ['http://localhost:4600', false],
  ['http://sport.localhost', false],
  ['', false],
])('%s is unencrypted: %s', (address, open) => {
  expect(isUnencrypted(address)).toBe(open)
})

it('detects local addresses', () => {
  expect(['http://127.0.0.1:80', 'http://a.localhost', 'http://a.example'].map(isLocal)).toEqual([true, true, false])
})
