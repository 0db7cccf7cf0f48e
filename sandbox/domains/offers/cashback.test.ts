import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CashbackList, LastCashback } from '#api'
import { stakesOf } from '../../app/stakes.ts'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { connected, listen, next } from '../../testing/live.ts'
import { moveClock } from '../../testing/messages.ts'
import { findGame, openGame } from '../games/testing.ts'
import { testDatabase } from '../../testing/database.ts'

const weekMs = 7 * 24 * 60 * 60_000

let sandbox: Sandbox
let player: Browser
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  player = await signedIn(sandbox.app)
})
afterEach(() => sandbox.close())

const last = async (browser = player) => (await browser.get('/api/last-cashback')).json<LastCashback>()
const balance = async () => (await player.get('/api/auth/me')).json<{ balance: number }>().balance
const give = (amount: number, login = 'amine') =>
  sandbox.app.inject({ method: 'POST', url: `/__sandbox/users/${login}/cashbacks`, payload: { amount } })

const stake = stakesOf('TND').steps[3]!

/** Loses a stake on a slot. */
async function lose() {
  const game = await findGame(sandbox.app, { query: 'type=slots' })
  const outcome = await sandbox.app.inject({
    method: 'POST',
    url: `/__sandbox/games/${game.providerId}/${game.id}/outcome`,
    payload: { outcome: 'loss' },
  })
  expect(outcome.statusCode).toBeLessThan(300)
  const open = await openGame(sandbox.app, { query: 'type=slots', mode: 'real', browser: player })
  const { status, body } = await open.bet({ id: 'spin-0001', spots: { spin: stake } })
  expect([status, body.error]).toEqual([200, undefined])
}

test('is returned until it is seen; seeing it moves no money', async () => {
  expect(await last()).toEqual({})
  const before = await balance()
  const { id } = (await give(12.5)).json<{ id: number }>()
  expect(await balance()).toBe(before + 12.5)
  for (let turn = 0; turn < 2; turn++) expect(await last()).toEqual({ id, amount: 12.5, currency: 'TND' })

  for (let turn = 0; turn < 2; turn++) expect((await player.put(`/api/last-cashback/${id}`)).statusCode).toBe(204)
  expect([await last(), await balance()]).toEqual([{}, before + 12.5])
  const { rows } = (await player.get('/api/my/cashbacks')).json<CashbackList>()
  expect(rows[0]).toMatchObject({ id: String(id), amount: 12.5, status: 'paid' })
})

test('only the latest is returned, and no earlier one after it', async () => {
  await give(1)
  await moveClock(sandbox.app, 1000)
  const { id } = (await give(2)).json<{ id: number }>()
  expect((await last()).amount).toBe(2)
  await player.put(`/api/last-cashback/${id}`)
  expect(await last()).toEqual({})
})

test('players see only their own, visitors see none', async () => {
  const { id } = (await give(3)).json<{ id: number }>()
  const other = await signedIn(sandbox.app, 'yasmine')
  expect(await last(other)).toEqual({})
  expect((await other.put(`/api/last-cashback/${id}`)).statusCode).toBe(404)
  expect((await last()).id).toBe(id)
  expect((await sandbox.app.inject('/api/last-cashback')).statusCode).toBe(401)
  expect((await player.put('/api/last-cashback/0')).statusCode).toBe(400)
})

test('a week of losses pays a tenth back, once, and notifies the player’s sockets; one without bets pays nothing', async () => {
  expect(await last()).toEqual({})
  await lose()
  const before = await balance()
  await moveClock(sandbox.app, weekMs - 60_000)
  expect(await last()).toEqual({})
  await moveClock(sandbox.app, weekMs + 60_000)
  player = await signedIn(sandbox.app)
  const [one, two] = await Promise.all([last(), last()])
  expect(one).toMatchObject({ amount: stake / 10_000, currency: 'TND' })
  expect(two).toEqual(one)
  expect(await balance()).toBeCloseTo(before + stake / 10_000, 6)

  await player.put(`/api/last-cashback/${one.id}`)
  await moveClock(sandbox.app, 3 * weekMs)
  player = await signedIn(sandbox.app)
  expect(await last()).toEqual({})
  expect(await balance()).toBeCloseTo(before + stake / 10_000, 6)
})

test('notifies the player’s sockets', async () => {
  const live = await listen()
  const own = await signedIn(live.app)
  const socket = await connected(live.socket({ cookie: own.cookieHeader }))
  const heard = next(socket, 'cashback-pop-up')
  const { id } = (
    await live.app.inject({ method: 'POST', url: '/__sandbox/users/amine/cashbacks', payload: { amount: 4 } })
  ).json<{ id: number }>()
  expect(await heard).toEqual({ id, amount: 4, currency: 'TND' })
  await live.close()
})

test('the control API refuses amounts with too many digits for the currency', async () => {
  expect([await give(0), await give(0.0001)].map(({ statusCode }) => statusCode)).toEqual([400, 400])
  const sent = await sandbox.app.inject({
    method: 'POST',
    url: '/__sandbox/users/amine/popups',
    payload: { title: 'Hello', languages: ['fr'] },
  })
  const titles = async (lang: string) =>
    (await player.get(`/api/popups?isViewed=false&lang=${lang}`))
      .json()
      .rows.map(({ title }: { title: string }) => title)
  expect([sent.statusCode, await titles('fr'), await titles('en')]).toEqual([200, ['Hello'], []])
})
