import { afterEach, beforeEach, expect, test } from 'vitest'
import { Browser, signedIn } from '../../testing/browser.ts'
import { listen } from '../../testing/live.ts'

let live: Awaited<ReturnType<typeof listen>>
beforeEach(async () => {
  live = await listen()
})
afterEach(() => live.close())

const fault = async (payload: object) => {
  const response = await live.app.inject({ method: 'POST', url: '/__sandbox/faults', payload })
  expect(response.statusCode).toBe(204)
}
const games = { method: 'GET', path: '/api/games' }
const call = (path = '/api/games?size=1', init?: RequestInit) => fetch(live.origin + path, init)

test('status: answers matching calls with the status, as many times as set', async () => {
  await fault({ ...games, kind: 'status', status: 503, body: { message: 'Later', extra: 1 }, times: 2 })
  expect((await call('/api/games/providers')).status).toBe(200)
  for (let turn = 0; turn < 2; turn++) {
    const answer = await call()
    expect([answer.status, await answer.json()]).toEqual([503, { message: 'Later', extra: 1 }])
  }
  expect((await call()).status).toBe(200)
})

test('a star in the path matches anything, other characters match themselves, and clearing ends the fault', async () => {
  await fault({ method: 'GET', path: '/api/games/*', kind: 'status', times: 9 })
  await fault({ method: 'GET', path: '/api/.ages/client', kind: 'status', times: 9 })
  expect((await call('/api/games/providers')).status).toBe(500)
  expect((await call('/api/games/categories?lang=fr')).status).toBe(500)
  expect((await call()).status).toBe(200)
  expect((await call('/api/pages/client')).status).toBe(200)
  await live.app.inject({ method: 'DELETE', url: '/__sandbox/faults' })
  expect((await call('/api/games/providers')).status).toBe(200)
})

test('malformed, html and empty: the answer is not JSON', async () => {
  for (const kind of ['malformed', 'html', 'empty']) await fault({ ...games, kind })
  const malformed = await call()
  expect([malformed.status, malformed.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  await expect(malformed.json()).rejects.toThrow()
  const html = await call()
  expect(html.headers.get('content-type')).toContain('text/html')
  expect(await html.text()).toContain('<h1>')
  const empty = await call()
  expect([empty.status, await empty.text()]).toEqual([200, ''])
})

test('delay: the usual answer, later', async () => {
  await fault({ ...games, kind: 'delay', delayMs: 150 })
  const start = performance.now()
  expect((await call()).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThanOrEqual(140)
})

test('hang: no answer at all', async () => {
  await fault({ ...games, kind: 'hang' })
  await expect(call(undefined, { signal: AbortSignal.timeout(150) })).rejects.toThrow('timeout')
  expect((await call()).status).toBe(200)
})

test('lost-answer: the call is carried out, and the caller gets no answer', async () => {
  const player = await signedIn(live.app)
  const { providerId, id } = (await player.get('/api/games?size=1')).json().rows[0]
  const path = `/api/my/favourites/${providerId}/${id}`
  await fault({ method: 'PUT', path, kind: 'lost-answer' })
  const headers = { cookie: player.cookieHeader, 'x-xsrf-token': player.cookies.get('XSRF-TOKEN')! }
  await expect(call(path, { method: 'PUT', headers })).rejects.toThrow()
  expect((await player.get('/api/my/favourites')).json()).toHaveLength(1)
})

test('lost-request: the call is not carried out, and the caller gets no answer', async () => {
  const player = await signedIn(live.app)
  const { providerId, id } = (await player.get('/api/games?size=1')).json().rows[0]
  const path = `/api/my/favourites/${providerId}/${id}`
  await fault({ method: 'PUT', path, kind: 'lost-request' })
  const headers = { cookie: player.cookieHeader, 'x-xsrf-token': player.cookies.get('XSRF-TOKEN')! }
  await expect(call(path, { method: 'PUT', headers })).rejects.toThrow()
  expect((await player.get('/api/my/favourites')).json()).toEqual([])
  expect((await call(path, { method: 'PUT', headers })).status).toBe(204)
})

test('a fault does not change the player’s cookies', async () => {
  const player = await signedIn(live.app)
  const before = player.cookieHeader
  await fault({ method: 'GET', path: '/api/auth/me', kind: 'status', status: 500 })
  expect((await player.get('/api/auth/me')).statusCode).toBe(500)
  expect(player.cookieHeader).toBe(before)
})

test('refuses an invalid fault', async () => {
  const browser = new Browser(live.app)
  expect((await browser.post('/__sandbox/faults', { ...games, kind: 'gremlin' })).json()).toEqual({
    code: 110,
    param: 'kind',
  })
  expect((await browser.post('/__sandbox/faults', { ...games, path: '/other', kind: 'hang' })).json()).toEqual({
    code: 110,
    param: 'path',
  })
})
