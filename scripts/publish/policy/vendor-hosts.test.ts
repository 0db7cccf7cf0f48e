import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Block, Manifest } from '#manifest'
import { readBrands } from '../brands/brands.ts'
import { contentSecurityPolicy } from './csp.ts'
import { framedOrigins, mediaOrigins } from './framed-origins.ts'
import { pageVendors } from './vendor-hosts.ts'

const { manifest: any } = readBrands('manifests', '')[0]!
const plain: Manifest = { ...any, hosts: {}, services: { development: {}, production: {} }, chats: [] }
delete plain.telegram
delete plain.sport

const googleConnects = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://www.google.com',
]

const altenar: Manifest['sport'] = {
  use: 'altenar',
  script: 'https://sdk.altenar.example/altenarWSDK.js',
  integration: 'test',
  hosts: ['https://api.altenar.example', 'wss://live.altenar.example'],
}

function policyOf(change: Partial<Manifest>) {
  const policy = contentSecurityPolicy({
    script: 'a',
    styles: [`'sha256-b'`],
    api: '',
    frames: [],
    vendors: pageVendors({ ...plain, ...change }),
  })
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
  )
}

it('is strict without vendors in the page, even with framed vendors', () => {
  const strict = policyOf({})
  expect(strict).toMatchObject({
    'require-trusted-types-for': [`'script'`],
    'trusted-types': ['dompurify', 'service-worker'],
  })
  expect(strict['style-src']).toEqual([`'self'`, `'sha256-b'`])
  expect(strict['style-src-attr']).toEqual([`'unsafe-inline'`])
  expect(policyOf({ sport: { use: 'digitain', isolation: 'opaque', hosts: ['https://sport.example'] } })).toEqual(
    strict,
  )
  expect(policyOf({ services: { production: {}, development: { gtag: { id: 'G-1' } } } })).toEqual(strict)
})

it.each<[string, Partial<Manifest>, Record<string, string[]>]>([
  [
    'Telegram',
    { telegram: { bot: 'test_bot' } },
    { 'script-src': ['https://telegram.org'], 'frame-src': ['https://oauth.telegram.org'] },
  ],
  [
    'a bot of one host',
    { hosts: { 'a.example': { telegram: { bot: 'test_bot' } } } },
    { 'script-src': ['https://telegram.org'], 'frame-src': ['https://oauth.telegram.org'] },
  ],
  [
    'Telegram’s login library',
    { telegram: { bot: 'test_bot', clientId: 7000000001 } },
    { 'script-src': ['https://oauth.telegram.org'], 'connect-src': ['https://oauth.telegram.org'] },
  ],
  [
    'another Telegram',
    { telegram: { bot: 'test_bot', script: 'http://t.test:1/w.js' } },
    { 'script-src': ['http://t.test:1'], 'frame-src': ['http://t.test:1'] },
  ],
  [
    'Google Analytics',
    { services: { development: {}, production: { gtag: { id: 'G-1' } } } },
    {
      'script-src': ['https://*.googletagmanager.com'],
      'connect-src': googleConnects,
    },
  ],
  [
    'Tag Manager with tags of others',
    {
      services: {
        development: {},
        production: { gtm: { id: 'GTM-1', hosts: ['https://tag.example', 'wss://tag.example'] } },
      },
    },
    {
      ...Object.fromEntries(
        ['style', 'font', 'frame', 'media'].map((kind) => [`${kind}-src`, ['https://tag.example']]),
      ),
      'script-src': ['https://*.googletagmanager.com', 'https://tag.example'],
      'connect-src': [...googleConnects, 'https://tag.example', 'wss://tag.example'],
    },
  ],
  [
    'advertising',
    { services: { development: {}, production: { gtag: { id: 'AW-1' }, ads: true } } },
    {
      'script-src': ['https://*.googletagmanager.com'],
      'connect-src': [
        ...googleConnects,
        'https://pagead2.googlesyndication.com',
        'https://www.googleadservices.com',
        'https://googleads.g.doubleclick.net',
      ],
      'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
    },
  ],
  [
    'a sportsbook',
    { sport: altenar },
    {
      ...Object.fromEntries(
        ['script', 'style', 'font', 'frame', 'media'].map((kind) => [
          `${kind}-src`,
          ['https://sdk.altenar.example', 'https://api.altenar.example'],
        ]),
      ),
      'connect-src': ['https://sdk.altenar.example', 'https://api.altenar.example', 'wss://live.altenar.example'],
    },
  ],
])('%s uses the vendor profile with exactly its own hosts', (_name, change, added) => {
  const strict = policyOf({})
  const policy = policyOf(change)
  const names = Object.keys(strict).filter((name) => !name.includes('trusted') && name !== 'style-src-attr')
  expect(new Set(Object.keys(policy))).toEqual(new Set([...names, ...Object.keys(added)]))
  const own = (name: string) => (name === 'style-src' ? [`'self'`, `'unsafe-inline'`] : (strict[name] ?? []))
  for (const [name, sources] of Object.entries(policy))
    expect([name, sources]).toEqual([name, [...own(name), ...(added[name] ?? [])]])
})

it('a style hash is never combined with unsafe-inline, which it would disable, and scripts never get unsafe-inline', () => {
  for (const { manifest } of readBrands('manifests')) {
    const policy = contentSecurityPolicy({
      script: 'a',
      styles: [`'sha256-b'`],
      api: '',
      frames: [],
      vendors: pageVendors(manifest),
    })
    expect(policy).not.toMatch(
      /style-src [^;]*'sha256-[^;]*'unsafe-inline'|style-src [^;]*'unsafe-inline'[^;]*'sha256-/,
    )
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-/)
  }
})

it('allows replacements of a vendor’s hosts, and the host of a configured script', () => {
  const origins = {
    'https://embed.tawk.to': 'http://tawk.test:1',
    'https://va.tawk.to': 'http://tawk-api.test:1',
    'wss://va.tawk.to': 'ws://tawk-api.test:1',
    'https://tawk.to.evil.example': 'http://evil.test:1',
  }
  const chats: Manifest['chats'] = [{ use: 'tawk', propertyId: 'p', widgetId: 'w' }]
  const [vendor] = pageVendors({ ...plain, chats }, origins)
  expect(vendor!.hosts.script).toEqual([
    'http://tawk.test:1',
    'http://tawk-api.test:1',
    'https://cdn.jsdelivr.net/emojione/',
  ])
  expect(vendor!.hosts.connect).toEqual(['http://tawk.test:1', 'http://tawk-api.test:1', 'ws://tawk-api.test:1'])
  const [named] = pageVendors({
    ...plain,
    chats: [{ use: 'tawk', propertyId: 'p', widgetId: 'w', script: 'https://chat.example/embed' }],
  })
  expect(named!.hosts.script).toEqual([
    'https://*.tawk.to',
    'https://cdn.jsdelivr.net/emojione/',
    'https://chat.example',
  ])
  const [measured] = pageVendors({
    ...plain,
    services: { development: {}, production: { gtag: { id: 'G-1', script: 'https://m.example/js' } } },
  })
  expect(measured!.hosts.script).toEqual(['https://*.googletagmanager.com', 'https://m.example'])
})

it('lets in the videos of blocks from the page’s own origin and the listed hosts, and nothing without such a block', () => {
  const embeds = { hosts: ['https://media.example', 'https://*.maps.example'] }
  const poster = '/brands/x/poster.webp'
  const video: Block = { use: 'video', title: 'page.MAIN', poster, video: '/brands/x/intro.mp4' }
  const withVideo = { ...plain.pages, MAIN: { ...plain.pages.MAIN, blocks: [video] } }
  expect(mediaOrigins({ ...plain, embeds })).toEqual([])
  expect(mediaOrigins({ ...plain, embeds, pages: withVideo })).toEqual([`'self'`, ...embeds.hosts])
  const policy = contentSecurityPolicy({ script: 'a', styles: [], api: '', frames: [], media: [`'self'`], vendors: [] })
  expect(policy).toContain("; media-src 'self';")
  expect(framedOrigins({ ...plain, embeds })).toEqual(expect.arrayContaining(embeds.hosts))
})

it('lets chats play sounds and run workers of their own', () => {
  expect(policyOf({ chats: [{ use: 'livechat', license: '1234' }] })).toMatchObject({
    'media-src': ['https://*.livechatinc.com', 'https://*.livechat-static.com'],
    'worker-src': [`'self'`, 'blob:'],
  })
})

it('every chat lists its hosts', () => {
  const chats = readdirSync('widgets/chats').map((use) => ({ use }) as Manifest['chats'][number])
  expect(chats.length).toBeGreaterThan(1)
  for (const { setting, hosts } of pageVendors({ ...plain, chats })) {
    expect([setting, hosts.script.length > 0, hosts.connect.some((host) => host.startsWith('wss://'))]).toEqual([
      setting,
      true,
      true,
    ])
  }
})
