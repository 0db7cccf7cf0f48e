import { expect, it } from 'vitest'
import { blockedTexts, hostRemedy, hostUses, kindOfDirective } from './hosts.ts'

const own = ['https://lumina.example', 'wss://lumina.example']

it('lists the hosts of vendors by what they were contacted for', () => {
  const contacts = [
    { url: 'https://sport.vendor.example/sdk.js', kind: 'script' },
    { url: 'https://sport.vendor.example/odds', kind: 'fetch' },
    { url: 'https://sport.vendor.example/other', kind: 'xhr' },
    { url: 'wss://live.vendor.example/feed', kind: 'websocket' },
    { url: 'https://lumina.example/api/auth/me', kind: 'fetch' },
    { url: 'data:image/png;base64,AA', kind: 'image' },
    { url: 'blob:https://sport.vendor.example/1', kind: 'script' },
  ]
  expect(hostUses(contacts, [], own)).toEqual([
    { origin: 'https://sport.vendor.example', kinds: ['connect', 'script'], allowed: true },
    { origin: 'wss://live.vendor.example', kinds: ['connect'], allowed: true },
  ])
})

it('marks a host as blocked, also where another request to it was allowed', () => {
  const contacts = [{ url: 'https://cdn.vendor.example/a.js', kind: 'script' }]
  const violations = [{ directive: 'font-src', blocked: 'https://cdn.vendor.example/a.woff2' }]
  expect(hostUses(contacts, violations, own)).toEqual([
    { origin: 'https://cdn.vendor.example', kinds: ['font', 'script'], allowed: false },
  ])
})

it('describes what is blocked by directive, each once', () => {
  expect(
    blockedTexts([
      { directive: 'font-src', blocked: 'https://cdn.vendor.example/a.woff2' },
      { directive: 'font-src', blocked: 'https://cdn.vendor.example/b.woff2' },
      { directive: 'script-src-elem', blocked: 'inline' },
    ]),
  ).toEqual(['font-src blocks https://cdn.vendor.example', 'script-src-elem blocks inline'])
  expect(['script-src-elem', 'style-src-attr', 'connect-src', 'default-src'].map(kindOfDirective)).toEqual([
    'script',
    'style',
    'connect',
    'default',
  ])
})

it.each([
  ['sport', 'add https://cdn.vendor.example to sport.hosts'],
  ['games', 'add https://cdn.vendor.example to games.hosts'],
  ['gtm', 'add https://cdn.vendor.example to services.production.gtm.hosts'],
  ['chat-tawk', 'add https://cdn.vendor.example to "x-hosts" of widgets/chats/tawk/options.schema.json'],
])('names the setting that allows a host: %s', (integration, remedy) => {
  expect(hostRemedy(integration, ['https://cdn.vendor.example'])).toBe(remedy)
})

it('names no setting where the build has the hosts', () => {
  expect(hostRemedy('gtag', ['https://new.google.example'])).toContain('report it')
})
