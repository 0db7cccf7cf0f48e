import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../../sandbox/testing/browser.ts'
import { cutConnections, testDatabase } from '../../../sandbox/testing/database.ts'
import { connected, listen, next } from '../../../sandbox/testing/live.ts'
import { deposit } from '../wallet/payment-fields.ts'

type Live = Awaited<ReturnType<typeof listen>>

/** `npm run test:slow instances` starts the server and runs these tests. */
describe.runIf(process.env.SANDBOX_TEST_SERVER)('two instances with one database', () => {
  let database: string
  let one: Live
  let other: Live
  const control = ({ app }: Live, method: 'PATCH' | 'POST', path: string, payload: object) =>
    app.inject({ method, url: `/__sandbox${path}`, payload })

  beforeAll(async () => {
    database = (await testDatabase()) as string
    const options = { database, jackpotInterval: 200 }
    one = await listen(options)
    other = await listen(options)
  })
  afterAll(() => Promise.all([one.close(), other.close()]))

  const socketOf = async (live: Live, login: string) => {
    const player = await signedIn(live.app, login)
    return { player, socket: await connected(live.socket({ cookie: player.cookieHeader })) }
  }

  test('a player is signed in on both, and money that moves on one reaches the socket on the other', async () => {
    const { player, socket } = await socketOf(one, 'claire')
    const told = next(socket, 'balance')
    await control(other, 'PATCH', '/users/claire', { balance: 77 })
    expect(await told).toMatchObject({ balance: 77 })
    const elsewhere = await other.app.inject({ url: '/api/auth/me', headers: { cookie: player.cookieHeader } })
    expect(elsewhere.json()).toMatchObject({ login: 'claire', balance: 77 })
  })

  test('a session that ends on one loses its socket on the other', async () => {
    const { player, socket } = await socketOf(one, 'sami')
    const gone = next(socket, 'disconnect')
    const headers = { cookie: player.cookieHeader, 'x-xsrf-token': player.cookies.get('XSRF-TOKEN')! }
    expect((await other.app.inject({ method: 'DELETE', url: '/api/logout', headers })).statusCode).toBe(204)
    expect(await gone).toBe('io server disconnect')
  })

  test('the same payment on both at once is made once, and another one with its key is refused', async () => {
    const player = await signedIn(one.app, 'claire')
    const key = randomUUID()
    const pay = (live: Live, amount = 20) =>
      live.app.inject({
        method: 'POST',
        url: '/api/payments/deposits',
        headers: {
          cookie: player.cookieHeader,
          'x-xsrf-token': player.cookies.get('XSRF-TOKEN')!,
          'idempotency-key': key,
        },
        payload: { methodId: 'card', amount, fields: {}, ...deposit },
      })
    const made = await Promise.all(Array.from({ length: 10 }, (_, turn) => pay(turn % 2 ? one : other)))
    expect(made.map(({ statusCode }) => statusCode)).toEqual(made.map(() => 200))
    expect(new Set(made.map((answer) => answer.json().url)).size).toBe(1)
    expect((await pay(other, 21)).json()).toEqual({ code: 161 })
    const all = (await one.app.inject('/__sandbox/users/claire/payments')).json() as { key: string }[]
    expect(all.filter((payment) => payment.key === key)).toHaveLength(1)
  })

  test('errors that one was told of are listed by both', async () => {
    const payload = JSON.stringify({
      brand: 'lumina',
      version: '1.0.0+a',
      share: 25,
      reports: [{ kind: 'error', page: 'MAIN', message: 'a', count: 1 }],
    })
    const headers = { host: 'errors.vendors.localhost', 'content-type': 'text/plain' }
    expect((await one.app.inject({ method: 'POST', url: '/reports', headers, payload })).statusCode).toBe(204)
    expect((await other.app.inject('/__sandbox/errors')).json()).toMatchObject([{ message: 'a' }])
  })

  test('both go on after the database has cut every connection', async () => {
    const { socket } = await socketOf(one, 'claire')
    await cutConnections(database)
    const isServed = async ({ app }: Live) => (await app.inject('/api/info/jackpot')).statusCode === 200
    await expect.poll(() => isServed(one), { timeout: 10_000 }).toBe(true)
    await expect.poll(() => isServed(other), { timeout: 10_000 }).toBe(true)
    const told: { balance?: number }[] = []
    socket.on('balance', (balance) => told.push(balance))
    const change = async () => {
      await control(other, 'PATCH', '/users/claire', { balance: 78 })
      return told.at(-1)?.balance
    }
    await expect.poll(change, { timeout: 15_000, interval: 500 }).toBe(78)
  })

  test('one of them raises the jackpots and tells all sockets; when it ends, the other one does', async () => {
    const socket = await connected(other.socket())
    const told: unknown[] = []
    socket.on('jackpot', (list) => told.push(list))
    const start = performance.now()
    await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(4)
    // Both together would have told twice as often.
    expect((performance.now() - start) / told.length).toBeGreaterThan(140)
    await one.close()
    const before = told.length
    await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(before + 2)
    expect(new Set(told.map((list) => JSON.stringify(list))).size).toBe(told.length)
  })
})
