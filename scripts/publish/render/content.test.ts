import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { contentOf } from './content.ts'

let server: Server
let address: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
const requests: IncomingMessage[] = []
beforeEach(async () => {
  requests.length = 0
  answer = (_request, response) => response.end('{"games":[1]}')
  server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

const manifest = (production: string, content = true, host = 'lumina.example') =>
  ({ api: { development: '', production }, prerender: { content }, hosts: { [host]: {} } }) as unknown as Manifest
const get = (path: string, query?: object) => ({ method: 'get', path, query })

it('reads at the brand’s API, as the browser does', async () => {
  const send = contentOf()(manifest(`${address}/`))!
  const received = await send({ ...get('/games', { page: 1, none: undefined }), headers: { 'Accept-Language': 'fr' } })
  expect(received).toMatchObject({ status: 200, body: { games: [1] } })
  expect(requests.map(({ url, headers }) => [url, headers['accept-language'], headers.cookie])).toEqual([
    ['/api/games?page=1', 'fr', undefined],
  ])
  answer = (_request, response) => response.writeHead(503).end('Not now')
  expect(await send(get('/banners'))).toMatchObject({ status: 503, body: 'Not now' })
})

it('reads only where the manifest wants content, and somebody says where it is', () => {
  expect(contentOf()(manifest(address, false))).toBeUndefined()
  expect(contentOf({ platform: address })(manifest(address, false))).toBeUndefined()
  expect(contentOf()(manifest(''))).toBeUndefined()
  expect(contentOf({ platform: address })(manifest(''))).toBeDefined()
})

it('reads for each brand in the name of its host where one platform is that of many origins', async () => {
  answer = ({ headers }, response) =>
    headers.host === 'dark.example' ? response.writeHead(204).end() : response.end(JSON.stringify(headers.host))
  const content = contentOf({ platform: `${address}/` })
  const of = (host: string) =>
    content(manifest('', true, host))!({ ...get('/banners'), headers: { 'Accept-Language': 'fr' } })
  const received = await Promise.all(['lumina.example', 'nova.example', 'dark.example'].map(of))
  expect(received.map(({ status, body }) => [status, body])).toEqual([
    [200, 'lumina.example'],
    [200, 'nova.example'],
    [204, ''],
  ])
  expect(requests.map(({ url, headers }) => [url, headers['accept-language']])).toEqual(
    received.map(() => ['/api/banners', 'fr']),
  )
})

it('is told where the platform of an own origin cannot be reached, or is cut off', async () => {
  const send = contentOf({ platform: address })(manifest(''))!
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half')
    setImmediate(() => response.destroy())
  }
  await expect(send(get('/games'))).rejects.toThrow('aborted')
  server.close()
  server.closeAllConnections()
  await expect(send(get('/banners'))).rejects.toThrow('ECONNREFUSED')
})

it('sends a read once for all pages of a brand, and each gets a body of its own', async () => {
  const content = contentOf()
  const send = content(manifest(address))!
  const [one, two] = await Promise.all([send(get('/games')), send(get('/games'))])
  expect([requests.length, one, one.body !== two.body]).toEqual([1, two, true])
  await send(get('/games', { page: 2 }))
  await content(manifest(address))!(get('/games'))
  expect(requests).toHaveLength(3)
})

it('sends six reads at once', async () => {
  const held: ServerResponse[] = []
  let most = 0
  answer = (_request, response) => {
    held.push(response)
    most = Math.max(most, held.length)
    // What is held is answered once no other read comes any more.
    setImmediate(() => setImmediate(() => held.splice(0).forEach((each) => each.end('1'))))
  }
  const send = contentOf()(manifest(address))!
  await Promise.all(Array.from({ length: 20 }, (_, page) => send(get('/games', { page }))))
  expect(requests).toHaveLength(20)
  expect(most).toBeLessThanOrEqual(6)
})

it('waits ten seconds for a platform, and does not ask it for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer = () => undefined
  const send = contentOf()(manifest(address))!
  const reads = Promise.allSettled(Array.from({ length: 8 }, (_, page) => send(get('/games', { page }))))
  await vi.waitUntil(() => requests.length === 6, { timeout: 5000 })
  vi.advanceTimersByTime(9_000)
  expect(requests).toHaveLength(6)
  vi.advanceTimersByTime(1_000)
  const settled = await reads
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true)
  expect(requests.length).toBeLessThan(8)
  await expect(send(get('/banners'))).rejects.toThrow('does not answer')
})
