import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BetList, NetPosition, PlayerLimit, PlayerLimits } from '#api'
import { stakesOf } from '../../app/stakes.ts'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { toMajor, toMinor } from '../../app/money.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { moveClock } from '../../testing/messages.ts'
import { findGame, openGame } from '../games/testing.ts'
import { deposit } from '../payments/testing.ts'
import { openBook, pick, sportToken } from '../sport/testing.ts'
import { testDatabase } from '../../testing/database.ts'

const key = (name: string) => `key-${name}`.padEnd(20, '0')
/** A stake on the player’s slots, in the minor and in the major unit. */
const stake = stakesOf('TND').steps[3]!
const major = stake / 1000

let sandbox: Sandbox
let player: Browser
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  // Noon in the middle of a month and a week, so that no period ends during a test.
  await goTo(Date.UTC(2030, 4, 15, 12))
  player = await signedIn(sandbox.app)
})
afterEach(() => sandbox.close())

const goTo = (time: number) => moveClock(sandbox.app, time - Date.now())
const setLimit = (body: Pick<PlayerLimit, 'kind' | 'period' | 'amount'>) => player.put('/api/my/limits', body)
const limits = async () => (await player.get('/api/my/limits')).json<PlayerLimits>().limits
const pause = (body: object) => player.post('/api/my/breaks', body)

/** Spins a slot. After a refused stake the fixed outcome stays for the next one. */
async function spin(id: string, outcome?: 'win' | 'loss') {
  const { providerId, id: gameId } = await findGame(sandbox.app, { query: 'type=slots' })
  if (outcome)
    await sandbox.app.inject({
      method: 'POST',
      url: `/__sandbox/games/${providerId}/${gameId}/outcome`,
      payload: { outcome },
    })
  const open = await openGame(sandbox.app, { query: 'type=slots', mode: 'real', browser: player })
  const { status, body } = await open.bet({ id: `spin-000${id}`, spots: { spin: stake } })
  return body.error ?? status
}

describe('limits', () => {
  test('of deposits include pending ones, report the used amount, and loosen after a day', async () => {
    const [limit] = (await setLimit({ kind: 'deposit', period: 'day', amount: 100 })).json<PlayerLimits>().limits
    expect(limit).toEqual({
      kind: 'deposit',
      period: 'day',
      amount: 100,
      used: 0,
      resetsAt: '2030-05-16T00:00:00.000Z',
      change: null,
    })
    expect((await deposit(player, key('a'), 'card', 60)).status).toBe(200)
    expect(await deposit(player, key('b'), 'card', 40.01)).toMatchObject({ status: 409, body: { code: 150 } })
    expect((await deposit(player, key('b'), 'card', 40)).status).toBe(200)
    expect((await limits())[0]).toMatchObject({ used: 100 })

    await setLimit({ kind: 'deposit', period: 'day', amount: 500 })
    expect((await limits())[0]).toMatchObject({ amount: 100, change: { amount: 500 } })
    await goTo(Date.UTC(2030, 4, 16, 12, 1))
    expect((await limits())[0]).toMatchObject({ amount: 100, used: 0 })
    expect((await setLimit({ kind: 'deposit', period: 'day', amount: 500 })).json().limits[0]).toMatchObject({
      amount: 500,
      change: null,
    })
  })

  test('of losses and stakes refuse bets; winnings reduce the loss', async () => {
    await setLimit({ kind: 'loss', period: 'week', amount: major })
    await setLimit({ kind: 'wager', period: 'month', amount: major * 2 })
    expect([await spin('1', 'loss'), await spin('2')]).toEqual([200, 'loss-limit'])
    await goTo(Date.UTC(2030, 4, 20, 12))
    player = await signedIn(sandbox.app)
    expect([await spin('3', 'win'), await spin('4')]).toEqual([200, 'wager-limit'])
    const { rows } = (await player.get('/api/my/bets?size=1')).json<BetList>()
    expect(rows[0]!.win).toBeGreaterThan(0)
    expect(await limits()).toMatchObject([
      { kind: 'loss', used: toMajor(Math.max(0, stake - toMinor(rows[0]!.win ?? 0, 'TND')!), 'TND') },
      { kind: 'wager', used: major * 2 },
    ])
  })

  test('of stakes count the bets of one slip together; the sportsbook refuses bets during a break', async () => {
    const book = openBook(sandbox.app, await sportToken(sandbox.app, 'amine'))
    const [match] = await book.upcoming('football', 90)
    const bet = { stake: 500, selections: [pick(match!, 'home')] }
    await setLimit({ kind: 'wager', period: 'day', amount: 0.9 })
    expect(await book.place([bet, bet])).toMatchObject({ status: 409, body: { error: 'wager-limit' } })
    expect((await book.place([bet])).status).toBe(200)
    expect(await limits()).toMatchObject([{ used: 0.5 }])
    await pause({ kind: 'break', days: 1 })
    expect(await book.place([bet])).toMatchObject({ status: 409, body: { error: 'break' } })
  })

  test('of time end the session and refuse another until the period is over', async () => {
    expect((await setLimit({ kind: 'session', period: 'day', amount: 20 })).statusCode).toBe(200)
    await goTo(Date.UTC(2030, 4, 15, 12, 10, 30))
    expect((await limits())[0]).toMatchObject({ kind: 'session', amount: 20, used: 10 })
    await goTo(Date.UTC(2030, 4, 15, 14))
    expect((await limits())[0]).toMatchObject({ used: 10 })
    await goTo(Date.UTC(2030, 4, 15, 14, 10, 30))
    expect((await player.get('/api/auth/me')).statusCode).toBe(401)
    expect((await player.post('/api/client-login', { login: 'amine', password: 'Demo-1234' })).json()).toEqual({
      code: 153,
    })
    await goTo(Date.UTC(2030, 4, 16, 0, 1))
    expect((await limitsOf(await signedIn(sandbox.app)))[0]).toMatchObject({ used: 0 })
  })

  const limitsOf = async (browser: Browser) => (await browser.get('/api/my/limits')).json<PlayerLimits>().limits

  test('of invalid amounts are refused', async () => {
    const wrong = [{ amount: 0.0001 }, { amount: 0 }, { kind: 'session', amount: 1.5 }, { amount: 5, period: 'year' }]
    for (const part of wrong) {
      const answer = await player.put('/api/my/limits', { kind: 'deposit', period: 'day', ...part })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 110, param: 'period' in part ? 'period' : 'amount' },
      ])
    }
    expect(await limits()).toEqual([])
  })
})

describe('a break', () => {
  test('refuses only deposits and play, and cannot be shortened', async () => {
    const taken = (await pause({ kind: 'break', days: 7 })).json()
    expect(taken).toEqual({ kind: 'break', from: expect.any(String), until: expect.stringMatching(/^2030-05-22T12:0/) })
    expect((await player.get('/api/my/limits')).json<PlayerLimits>().break).toEqual(taken)
    expect((await deposit(player, key('a'), 'card', 60)).body).toEqual({ code: 154 })
    const { providerId, id } = await findGame(sandbox.app, { query: 'type=slots' })
    const open = (mode: string) =>
      player.post(`/api/games/${providerId}/${id}/session`, { mode, device: 'desktop', lang: 'en' })
    expect([(await open('real')).json(), (await open('demo')).statusCode]).toEqual([{ code: 154 }, 200])
    expect((await pause({ kind: 'break', days: 6 })).json()).toEqual({ code: 154 })
    expect((await pause({ kind: 'break', days: 8 })).statusCode).toBe(200)
    await goTo(Date.UTC(2030, 4, 24))
    player = await signedIn(sandbox.app)
    expect((await deposit(player, key('a'), 'card', 60)).status).toBe(200)
  })

  test('stops an open game', async () => {
    const game = await openGame(sandbox.app, { query: 'type=slots', mode: 'real', browser: player })
    await pause({ kind: 'break', days: 1 })
    expect((await game.bet({ id: 'spin-0001', spots: { spin: stake } })).body.error).toBe('break')
  })

  test('by self-exclusion ends every session until it is over', async () => {
    const other = await signedIn(sandbox.app)
    expect((await pause({ kind: 'self-exclusion', days: 180 })).json()).toMatchObject({ kind: 'self-exclusion' })
    for (const browser of [player, other]) expect((await browser.get('/api/auth/me')).statusCode).toBe(401)
    const login = async () => {
      const browser = new Browser(sandbox.app)
      await browser.get('/api/auth/me')
      return (await browser.post('/api/client-login', { login: 'amine', password: 'Demo-1234' })).json()
    }
    expect(await login()).toEqual({ code: 155 })
    await goTo(Date.UTC(2031, 0, 1))
    expect(await login()).toMatchObject({ login: 'amine' })
  })

  test('of too many or too few days is refused', async () => {
    for (const body of [
      { kind: 'break', days: null },
      { kind: 'break', days: 43 },
      { kind: 'self-exclusion', days: 179 },
      { kind: 'break', days: 0 },
    ]) {
      expect((await pause(body)).json()).toEqual({ code: 110, param: 'days' })
    }
    expect((await player.get('/api/my/limits')).json<PlayerLimits>().break).toBeNull()
  })
})

test('the net position sums deposits, withdrawals, stakes and wins since a time', async () => {
  const from = new Date(Date.UTC(2030, 4, 15, 11)).toISOString()
  const net = async () => (await player.get(`/api/my/net-position?from=${from}`)).json<NetPosition>()
  expect(await net()).toEqual({ currency: 'TND', deposits: 0, withdrawals: 0, staked: 0, won: 0 })
  await spin('1', 'loss')
  expect(await net()).toMatchObject({ staked: major, won: 0 })
  const all = (await player.get('/api/my/net-position')).json<NetPosition>()
  expect([all.deposits > 0, all.staked > major, all.won > 0]).toEqual([true, true, true])
})

test('the interval of reminders is stored', async () => {
  const read = async () => (await player.get('/api/my/limits')).json<PlayerLimits>().realityCheckMinutes
  expect(await read()).toBeNull()
  expect((await player.put('/api/my/reality-check', { minutes: 30 })).json()).toMatchObject({ realityCheckMinutes: 30 })
  expect([await read(), (await player.put('/api/my/reality-check', { minutes: 4 })).statusCode]).toEqual([30, 400])
})
