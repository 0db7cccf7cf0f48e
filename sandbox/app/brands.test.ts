import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveBrands, type PageRequest } from './brands.ts'

let folder: string
let app: FastifyInstance
let html = '<p>One</p>'
let asked: PageRequest | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  for (const name of ['assets', 'locales', 'brands']) mkdirSync(join(folder, name))
  app = fastify()
  await serveBrands(app, {
    build: folder,
    art: folder,
    brands: ['lumina'],
    page: async (_id, _host, request) => {
      asked = request
      return { html, headers: { 'x-frame': 'no' } }
    },
    files: () => ({}),
    hosts: {},
    default: 'lumina',
    framePages: {},
    siteShell: { html: '', headers: {}, hostname: 'frames.localhost' },
  })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('who comes back is not sent the page again, unless it was published again', async () => {
  const { headers, body } = await app.inject({ url: '/games' })
  expect([body, headers['cache-control'], headers['x-frame']]).toEqual([html, 'no-cache', 'no'])
  expect(headers.vary).toBe('Accept-Encoding, Cookie')
  const again = () => app.inject({ url: '/games', headers: { 'if-none-match': String(headers.etag) } })
  const known = await again()
  expect([known.statusCode, known.body, known.headers['x-frame']]).toEqual([304, '', 'no'])
  html = '<p>Two</p>'
  expect((await again()).body).toBe(html)
})

test('the page is chosen by path, query and cookies', async () => {
  await app.inject({ url: '/games/a%20b?lng=fr&q=a?b', headers: { cookie: 'a=b; i18next=ar' } })
  expect([asked?.path, asked?.query.get('lng'), asked?.query.get('q'), asked?.cookies['i18next']]).toEqual([
    '/games/a%20b',
    'fr',
    'a?b',
    'ar',
  ])
})
