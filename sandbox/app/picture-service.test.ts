import { afterAll, expect, it } from 'vitest'
import { buildSandbox } from './server.ts'

const { app, close } = await buildSandbox({ database: ':memory:' })
afterAll(close)
const get = (url: string) => app.inject({ url, headers: { host: 'localhost' } })
const source = 'http://localhost:4600/art/payments/card.svg'

it.each([
  `/cdn-cgi/image/width=360,format=auto/${source}`,
  `/imgproxy/insecure/rs:fit:360/plain/${encodeURIComponent(source)}@webp`,
])('serves %s as the picture itself', async (path) => {
  const { rawPayload, headers, statusCode } = await get(path)
  const own = await get('/art/payments/card.svg')
  expect([own.statusCode, statusCode, headers['content-type']]).toEqual([200, 200, 'image/svg+xml'])
  expect(rawPayload.equals(own.rawPayload)).toBe(true)
  expect(headers['cache-control']).toBe(own.headers['cache-control'])
})

it.each(['http://localhost/__sandbox/outbox', 'http://localhost/art/payments/none.svg', 'nothing'])(
  'has nothing of %s',
  async (address) => {
    expect((await get(`/cdn-cgi/image/width=1/${address}`)).statusCode).toBe(404)
  },
)
