// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import { forgetVendorScript } from '#engine/frames/script/vendor-script.ts'
import { consentStore } from './consent-store.ts'
import { startAnalytics, cleanLocation } from './analytics.ts'
import base from '../../manifests/base.json' with { type: 'json' }
import type { Manifest } from '#manifest'

const id = 'G-TEST1'
const address = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1'
const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'
const states = (analytics: string, ads: string) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
})
const vitals = vi.hoisted(() => [] as ((metric: object) => void)[])
vi.mock('web-vitals', () => {
  const observe = (report: (metric: object) => void) => void vitals.push(report)
  return { onCLS: observe, onINP: observe, onLCP: observe }
})

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const layer = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
  )
const commands = (name: string) =>
  layer().filter((entry): entry is unknown[] => Array.isArray(entry) && entry[0] === name)

function start(required: boolean, user: typeof player | null = null, production: object = { gtag: { id } }) {
  const services = { development: {}, production }
  const { stores } = renderWidget(null, { manifest: { services, consent: { required } }, user, path: '/login' })
  stores.head.open('LOGIN', 'Sign in')
  window.history.replaceState(null, '', '/login?token=secret&lng=en')
  startAnalytics(stores)
  vi.runAllTimers()
  return stores
}

beforeEach(() => {
  vi.useFakeTimers()
  vitals.length = 0
})

/** Waits for the lazy module. */
async function metrics() {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
}

afterEach(async () => {
  await metrics()
  for (const each of [address, container]) forgetVendorScript(each)
  delete window.dataLayer
  Object.assign(window, { [`ga-disable-${id}`]: undefined })
})

const place = `${location.origin}/login?lng=en`

it('loads and configures Google’s script if no consent is needed', () => {
  start(false)
  expect(scripts()).toEqual([address])
  expect(layer().slice(0, 4)).toEqual([
    ['consent', 'default', states('denied', 'denied')],
    ['consent', 'update', states('granted', 'denied')],
    ['js', expect.any(Date)],
    ['config', id, { send_page_view: false, page_location: place }],
  ])
})

it('adds nothing to the page before the player agrees, and everything then', () => {
  const stores = start(true)
  expect([scripts(), window.dataLayer]).toEqual([[], undefined])
  act(() => stores.get(consentStore).choose(['analytics']))
  expect(scripts()).toEqual([address])
  expect(commands('config')).toHaveLength(1)
})

it('counts each page once, with an address without secrets', () => {
  const stores = start(false)
  window.history.replaceState(null, '', '/games?apikey=k')
  act(() => {
    stores.head.open('GAMES', 'Casino')
    stores.location.receive('/games')
    stores.location.receive('/games')
  })
  vi.runAllTimers()
  expect(commands('event')).toEqual([
    ['event', 'page_view', { page_location: place, page_title: expect.stringContaining('Sign in') }],
    [
      'event',
      'page_view',
      { page_location: `${location.origin}/games`, page_title: expect.stringContaining('Casino') },
    ],
  ])
})

it('reports a sign-in: a configuration call and an event named login, with the user id and the address only', () => {
  const stores = start(false)
  act(() => stores.session.enter(player))
  expect(commands('config')[1]).toEqual(['config', id, { send_page_view: false, page_location: place, user_id: '7' }])
  expect(commands('event').filter(([, name]) => name === 'login')).toEqual([
    ['event', 'login', { page_location: place }],
  ])
  expect(layer().at(-1)).toEqual({ event: 'login', user_id: '7', page_location: place })
  expect(JSON.stringify(layer())).not.toMatch(/ada|1234|secret/)
})

it('sends the user id of an existing session, but no sign-in', () => {
  start(false, player)
  expect(commands('config')).toEqual([['config', id, { send_page_view: false, page_location: place, user_id: '7' }]])
  expect(JSON.stringify(layer())).not.toContain('login"')
})

it('leaves page views to a stream that counts them', () => {
  const stores = start(false, null, { gtag: { id, pageViews: 'stream' } })
  act(() => stores.location.receive('/games'))
  vi.runAllTimers()
  expect([commands('config'), commands('event')]).toEqual([[['config', id, {}]], []])
})

it('asks for advertising separately, and tells Google each answer', () => {
  const stores = start(true, null, { gtag: { id }, ads: true })
  const consent = stores.get(consentStore)
  expect(consent.categories).toEqual(['analytics', 'advertising'])
  act(() => consent.choose(['advertising']))
  expect(scripts()).toEqual([address])
  expect((window as unknown as Record<string, boolean>)[`ga-disable-${id}`]).toBe(true)
  act(() => consent.choose(['analytics']))
  expect(commands('consent')).toEqual([
    ['consent', 'default', states('denied', 'denied')],
    ['consent', 'update', states('denied', 'granted')],
    ['consent', 'update', states('granted', 'denied')],
  ])
})

it('gives Tag Manager page views and the sign-in as entries of the data layer, and no commands of gtag.js', () => {
  const stores = start(false, null, { gtag: undefined, gtm: { id: 'GTM-TEST1' } })
  expect(scripts()).toEqual([container])
  act(() => stores.session.enter(player))
  expect(layer()).toEqual([
    ['consent', 'default', states('denied', 'denied')],
    ['consent', 'update', states('granted', 'denied')],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    { event: 'page_view', page_location: place, page_title: expect.stringContaining('Sign in') },
    { event: 'login', user_id: '7', page_location: place },
  ])
})

it('reports Core Web Vitals with the lazy module', async () => {
  start(false)
  await metrics()
  expect(vitals).toHaveLength(3)
  vitals[0]!({ name: 'LCP', id: 'v6-1', value: 1200, delta: 1200, rating: 'good' })
  expect(layer().at(-1)).toEqual([
    'event',
    'LCP',
    { value: 1200, metric_id: 'v6-1', metric_value: 1200, metric_rating: 'good', page_location: place },
  ])
})

it('after a withdrawal sends nothing and removes its cookies, and continues when allowed again', () => {
  const stores = start(true)
  const consent = stores.get(consentStore)
  act(() => consent.choose(['analytics']))
  vi.runAllTimers()
  document.cookie = '_ga=1; path=/'
  act(() => consent.choose([]))
  expect(document.cookie).toBe('')
  expect((window as unknown as Record<string, boolean>)[`ga-disable-${id}`]).toBe(true)
  expect(commands('consent').at(-1)).toEqual(['consent', 'update', states('denied', 'denied')])
  const before = layer().length
  act(() => stores.location.receive('/games'))
  act(() => stores.session.enter(player))
  vi.runAllTimers()
  expect(layer()).toHaveLength(before)
  act(() => consent.choose(['analytics']))
  act(() => stores.location.receive('/promotions'))
  vi.runAllTimers()
  expect(commands('consent').at(-1)).toEqual(['consent', 'update', states('granted', 'denied')])
  expect([layer().length, scripts().length]).toEqual([before + 2, 1])
  expect((window as unknown as Record<string, boolean>)[`ga-disable-${id}`]).toBe(false)
})

const site = 'https://lumina.example'
const pages = base.pages as unknown as Manifest['pages']
const clean = (path: string, below = '') => cleanLocation(site + path, pages, below)

it.each([
  ['/', '/'],
  ['/games?search=red&page=2', '/games'],
  [
    '/?lng=fr&lang=ar&utm_source=mail&utm_campaign=a%20b&gclid=x',
    '/?lng=fr&lang=ar&utm_source=mail&utm_campaign=a+b&gclid=x',
  ],
  ['/?ref=FRIEND&apikey=k&subid=s&payment=1&token=t&lng=fr', '/?lng=fr'],
  ['/?utm=1&xlng=1&LNG=1&access_token=a', '/'],
  ['/login#access_token=abc', '/login'],
  ['/reset-password/4f9a-secret?lng=fr', '/reset-password/-?lng=fr'],
  ['/confirm-email/4f9a-secret/x', '/confirm-email/-'],
  ['/static/terms-fr', '/static/terms-fr'],
])('%s is reported as %s', (path, cleaned) => {
  expect(clean(path)).toBe(site + cleaned)
})

it('keeps the language of the path, and removes a secret below it', () => {
  expect(clean('/fr/games?search=red', '/fr')).toBe(`${site}/fr/games`)
  expect(clean('/fr/reset-password/4f9a-secret', '/fr')).toBe(`${site}/fr/reset-password/-`)
})

it('removes user name and password from the address', () => {
  expect(cleanLocation('https://ada:secret@lumina.example/', pages, '')).toBe('https://lumina.example/')
})
