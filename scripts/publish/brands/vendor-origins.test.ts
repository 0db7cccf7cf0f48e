import { expect, it } from 'vitest'
import { readBrands } from './brands.ts'
import { pageVendors } from '../policy/vendor-hosts.ts'
import { withVendors } from './vendor-origins.ts'
import { vendorScripts } from '../policy/vendors.ts'

const { manifest } = readBrands('manifests')[0]!
const origins = { 'https://telegram.org': 'http://telegram.test:1', 'https://v.example': 'http://v.test:1' }

it('replaces addresses that start with a vendor’s origin, and nothing else', () => {
  const chats = [
    'https://v.example',
    'https://v.example/a?b',
    'https://v.example?b',
    'https://v.example.evil/a',
    'see https://v.example',
    'http://v.example',
  ].map((address) => ({ use: 'tawk', propertyId: address, widgetId: 'x' }) as const)
  const replaced = withVendors({ ...manifest, chats }, origins, vendorScripts())
  expect(replaced.chats.map((chat) => 'propertyId' in chat && chat.propertyId)).toEqual([
    'http://v.test:1',
    'http://v.test:1/a?b',
    'http://v.test:1?b',
    'https://v.example.evil/a',
    'see https://v.example',
    'http://v.example',
  ])
  const { chats: _chats, telegram: _telegram, services: _services, ...rest } = replaced
  expect(rest).toEqual(Object.fromEntries(Object.entries(manifest).filter(([key]) => key in rest)))
})

it('adds default addresses of chats and Google, and keeps configured ones', () => {
  const gtag = { id: 'G-1' }
  const own = { id: 'G-1', script: 'https://measure.example/js' }
  const replaced = withVendors(
    {
      ...manifest,
      chats: [
        { use: 'livechat', license: '12345' },
        { use: 'tawk', propertyId: 'p', widgetId: 'w', script: 'https://chat.example' },
      ],
      services: { production: { gtag }, development: { gtag: own } },
    },
    {
      'https://cdn.livechatinc.com': 'http://livechat.test:1',
      'https://www.googletagmanager.com': 'http://gtag.test:1',
    },
    vendorScripts(),
  )
  expect(replaced.chats.map(({ script }) => script)).toEqual([
    'http://livechat.test:1/tracking.js',
    'https://chat.example',
  ])
  expect(replaced.services).toEqual({
    production: { gtag: { ...gtag, script: 'http://gtag.test:1/gtag/js' } },
    development: { gtag: own },
  })
})

it('adds the address of Telegram’s login library for a client id', () => {
  const telegram = { bot: 'test_bot', clientId: 7000000001 }
  expect(withVendors({ ...manifest, telegram }, {}, vendorScripts()).telegram).toEqual({
    ...telegram,
    script: 'https://oauth.telegram.org/js/telegram-login.js',
  })
})

it('adds Telegram’s default address, so that it is replaced too and the policy follows', () => {
  const replaced = withVendors({ ...manifest, telegram: { bot: 'test_bot' } }, origins, vendorScripts())
  expect(replaced.telegram).toEqual({ bot: 'test_bot', script: 'http://telegram.test:1/js/telegram-widget.js?22' })
  expect(pageVendors(replaced)[0]?.hosts).toMatchObject({
    script: ['http://telegram.test:1'],
    frame: ['http://telegram.test:1'],
  })
})
