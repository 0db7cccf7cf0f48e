import { afterEach, beforeEach, expect, test } from 'vitest'
import type { JackpotList } from '#api'
import { signedIn } from '../testing/browser.ts'
import { connected, listen, next } from '../testing/live.ts'

let live: Awaited<ReturnType<typeof listen>>
beforeEach(async () => {
  live = await listen({ origins: ['http://betogol.sandbox.test:4600'] })
})
afterEach(() => live.close())

const control = (method: 'POST' | 'PATCH' | 'PUT', path: string, payload: object = {}) =>
  live.app.inject({ method, url: `/__sandbox${path}`, payload })

/** The names of the events that reached the socket before the `done` of this round trip. */
async function eventsUntilDone(
  client: Awaited<ReturnType<typeof connected>>,
  act: () => Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = []
  client.onAny((event) => seen.push(event))
  const done = next(client, 'done')
  await act()
  await control('POST', '/emit', { event: 'done', payload: null })
  await done
  return seen
}

test('a player’s sockets receive the balance after a change', async () => {
  const { cookieHeader: cookie } = await signedIn(live.app)
  const [one, other] = await Promise.all([connected(live.socket({ cookie })), connected(live.socket({ cookie }))])
  const heard = Promise.all([next(one, 'balance'), next(other, 'balance')])
  await control('PATCH', '/users/amine', { balance: 10.125 })
  const balances = { balance: 10.125, bonusBalance: 120 }
  expect(await heard).toEqual([balances, balances])
})

test('the cookie decides the identity: claiming another user’s id has no effect', async () => {
  const { cookieHeader: cookie } = await signedIn(live.app, 'claire')
  for (const headers of [{ cookie }, { cookie: '' }, { cookie: 'session=made-up' }]) {
    const impostor = await connected(live.socket(headers, { userId: 1001 }))
    expect(await eventsUntilDone(impostor, () => control('PATCH', '/users/amine', { balance: 1 }))).toEqual(['done'])
  }
})

test('jackpots are sent to everybody, as an array', async () => {
  await live.close()
  live = await listen({ jackpotInterval: 20 })
  const { items } = (await live.app.inject({ url: '/api/info/jackpot' })).json()
  const visitor = await connected(live.socket())
  const list = (await next(visitor, 'jackpot')) as JackpotList
  expect(list).toHaveLength(7)
  expect(list[0]!.amount).toBeGreaterThan(items[0].amount)
})

test('jackpots that a test raises are announced at once', async () => {
  const visitor = await connected(live.socket())
  const told = next(visitor, 'jackpot')
  await control('POST', '/jackpots/grow')
  expect(await told).toEqual((await live.app.inject({ url: '/api/info/jackpot' })).json().items)
})

test('the heartbeat detects a silent loss within nine seconds', async () => {
  const visitor = await connected(live.socket({}, {}, false))
  const { _pingInterval: interval, _pingTimeout: timeout } = visitor.io.engine as unknown as Record<string, number>
  expect((interval ?? NaN) + (timeout ?? NaN)).toBeLessThanOrEqual(9000)
})

test('signing out disconnects only the sockets of that session', async () => {
  const [leaving, staying] = [await signedIn(live.app), await signedIn(live.app)]
  const gone = await connected(live.socket({ cookie: leaving.cookieHeader }))
  const kept = await connected(live.socket({ cookie: staying.cookieHeader }))
  const reason = next(gone, 'disconnect')
  await leaving.delete('/api/logout')
  expect(await reason).toBe('io server disconnect')
  expect(await eventsUntilDone(kept, () => control('PATCH', '/users/amine', { balance: 1 }))).toEqual([
    'balance',
    'done',
  ])
})

test('an expired session receives no more events', async () => {
  const { cookieHeader: cookie } = await signedIn(live.app)
  const socket = await connected(live.socket({ cookie }))
  await control('PUT', '/clock', { offsetMs: 8 * 24 * 60 * 60 * 1000 })
  const reason = next(socket, 'disconnect')
  await control('PATCH', '/users/amine', { balance: 1 })
  expect(await reason).toBe('io server disconnect')
})

test('only pages of the own host and of the listed origins may connect', async () => {
  await connected(live.socket({ origin: live.origin }))
  await connected(live.socket({ origin: 'http://betogol.sandbox.test:4600' }))
  for (const origin of ['http://evil.test', 'null', 'http://127.0.0.1:1']) {
    await expect(connected(live.socket({ origin }))).rejects.toThrow()
  }
})

test('dropped sockets reconnect', async () => {
  const client = await connected(live.socket({}, {}, true))
  const [reason, back] = [next(client, 'disconnect'), next(client, 'connect')]
  await control('POST', '/disconnect')
  expect(await reason).toBe('transport close')
  await back
})

test('closing the sandbox closes the connections, so that clients retry', async () => {
  const client = await connected(live.socket())
  const reason = next(client, 'disconnect')
  await live.app.close()
  expect(await reason).toBe('transport close')
})
