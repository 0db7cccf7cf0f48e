import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { answerError } from '../app/errors.ts'
import { sportCode } from './sport-code.ts'
import { sportVendors } from './sport-vendors.ts'
import { vendorOrigins, vendorUrl } from './vendors.ts'

const app = fastify({ rewriteUrl: ({ headers, url = '/' }) => vendorUrl(headers.host, url) })
app.setErrorHandler(answerError)
await app.register(async (scope) => sportVendors(scope), { prefix: '/__vendors/sport' })
await app.register(async (scope) => sportCode(scope), { prefix: '/__vendors/cdn' })
afterAll(() => app.close())

const origins = vendorOrigins(4600)
const ask = (origin: string, url: string) => app.inject({ url, headers: { host: new URL(origins[origin]!).host } })
const sport = 'https://sport.vendor.example'
const cdn = 'https://cdn.vendor.example'

it('each part of a vendor has an origin of its own', () => {
  expect([sport, cdn, 'wss://live.vendor.example'].map((origin) => origins[origin])).toEqual([
    'http://sport.vendors.localhost:4600',
    'http://cdn.vendors.localhost:4600',
    'ws://live.vendors.localhost:4600',
  ])
})

it.each([
  ['/altenarWSDK.js', 'altenarWSDK'],
  ['/bt-renderer.min.js', 'BTRenderer'],
  ['/js/Partner/IntegrationLoader.min.js', 'SportFrame'],
  ['/js/partner/bootstrapper.min.js?gl=0.5', 'Bootstrapper'],
  ['/digitain/sports-book.js', 'command'],
  ['/gagroup/ga-sport.js', 'ga-sport'],
  ['/horses/race-cards.js', 'race-cards'],
  ['/sp/sp.js', 'sp-sport'],
])('%s is a classic script', async (path, word) => {
  const { statusCode, headers, body } = await ask(sport, path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(body).toContain(word)
  // The bundle contains no module syntax.
  expect(() => new Function(body)).not.toThrow()
})

it.each([
  ['/book.js', 'text/javascript; charset=utf-8'],
  ...['altenar', 'betby', 'digitain', 'gagroup', 'sp', 'horses'].map((look) => [
    `/styles/${look}.css`,
    'text/css; charset=utf-8',
  ]),
  ...['en', 'uz'].map((language) => [`/texts/${language}.json`, 'application/json; charset=utf-8']),
  ...['manrope-latin', 'sora-latin-ext', 'saira-latin', 'cairo-arabic'].map((font) => [
    `/fonts/${font}.woff2`,
    'font/woff2',
  ]),
])('the second host serves %s to pages of any origin', async (path, type) => {
  const { statusCode, headers, body } = await ask(cdn, path!)
  expect([statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([200, type, '*'])
  expect(body.length).toBeGreaterThan(500)
})

it.each([
  '/styles/none.css',
  '/texts/..%2f..%2fpackage.json',
  '/texts/it.json',
  '/fonts/saira-arabic.woff2',
  '/fonts/..%2fbook.js',
  '/styles/constructor',
  '/altenarWSDK.js',
])('the second host has no %s', async (path) => {
  expect((await ask(cdn, path)).statusCode).toBe(404)
})

it('Digitain’s page may be framed by the domains that its address names', async () => {
  const { headers } = await ask(sport, '/SportsBook/Home?token=-&parent=brand.example')
  expect(headers['content-security-policy']).toBe('frame-ancestors brand.example:*')
})

it('SP’s page is a document', async () => {
  expect((await ask(sport, '/sp?lang=en&mode=live&device=m&theme=dark')).headers['content-type']).toBe(
    'text/html; charset=utf-8',
  )
})
