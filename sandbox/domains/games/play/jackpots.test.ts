import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Jackpot, JackpotList } from '#api'
import { type Browser, signedIn } from '../../../testing/browser.ts'
import { connected, listen, next } from '../../../testing/live.ts'
import { type OpenGame, openGame } from '../testing.ts'

let live: Awaited<ReturnType<typeof listen>>
let browser: Browser
let game: OpenGame

const wanted = { query: 'type=slots&category=jackpot', mode: 'real' as const }
const jackpots = async () => (await live.app.inject({ url: '/api/info/jackpot' })).json().items as Jackpot[]
const fix = (body: object) =>
  live.app.inject({
    method: 'POST',
    url: `/__sandbox/games/${game.game.providerId}/${game.game.id}/outcome`,
    payload: body,
  })

beforeEach(async () => {
  live = await listen()
  browser = await signedIn(live.app, 'claire')
  game = await openGame(live.app, { ...wanted, browser })
})
afterEach(() => live.close())

test('stakes feed the jackpots of their kind, and everybody is notified', async () => {
  const before = await jackpots()
  const visitor = await connected(live.socket())
  const heard = next(visitor, 'jackpot')
  await fix({ outcome: 'loss' })
  await game.bet({ id: 'spin-0001', spots: { spin: 10_000 } })
  const list = (await heard) as JackpotList
  const growth = list.map(({ amount }, index) => Math.round((amount - before[index]!.amount) * 100))
  expect(growth).toEqual([25, 25, 25, 25, 0, 0, 0])
  expect(await jackpots()).toEqual(list)
})

test('a won jackpot is paid to the player, restarts, and appears in the history of operations', async () => {
  const [mini] = await jackpots()
  await fix({ outcome: 'loss', jackpot: 'games-1' })
  const { body } = await game.bet({ id: 'spin-0001', spots: { spin: 1000 } })
  const won = Math.round((mini!.amount + 0.03) * 100)
  expect(body.bet.jackpot).toEqual({ name: 'Mini', amount: won })
  expect(body.balance).toBe(87_040 - 1000 + won)
  expect((await jackpots())[0]!.amount).toBe(100)
  const { rows } = (await browser.get('/api/my/operations?kind=jackpot')).json()
  expect(rows).toMatchObject([{ kind: 'jackpot', amount: won / 100, currency: 'EUR', status: 'completed' }])
  expect((await game.bet({ id: 'spin-0001', spots: { spin: 1000 } })).body.bet.jackpot).toEqual({
    name: 'Mini',
    amount: won,
  })
  expect((await browser.get('/api/my/operations?kind=jackpot')).json().count).toBe(1)
})

test('a player’s balance is pushed to every tab after a bet', async () => {
  const { cookieHeader: cookie } = browser
  const tabs = await Promise.all([connected(live.socket({ cookie })), connected(live.socket({ cookie }))])
  const heard = Promise.all(tabs.map((tab) => next(tab, 'balance')))
  await fix({ outcome: 'loss' })
  await game.bet({ id: 'spin-0001', spots: { spin: 100 } })
  expect(await heard).toEqual([
    { balance: 819.4, bonusBalance: 50 },
    { balance: 819.4, bonusBalance: 50 },
  ])
})

test('demos and games without jackpots feed none', async () => {
  const before = await jackpots()
  const demo = await openGame(live.app, { query: 'type=slots&category=jackpot' })
  await demo.bet({ id: 'spin-0001', spots: { spin: 10_000 } })
  const { game: plain, bet } = await openGame(live.app, {
    query: 'type=table',
    name: /roulette/i,
    browser,
    mode: 'real',
  })
  expect(plain.hasJackpot).toBe(false)
  expect((await bet({ id: 'bet-00001', spots: { red: 10_000 } })).status).toBe(200)
  expect(await jackpots()).toEqual(before)
})

test('impossible outcomes and unknown games are refused', async () => {
  for (const outcome of [{ stops: [1] }, { number: 3 }, { stops: [99, 0, 0, 0, 0] }])
    expect((await fix({ outcome })).json()).toEqual({ code: 110, param: 'outcome' })
  expect(
    (await live.app.inject({ method: 'POST', url: '/__sandbox/games/a/b/outcome', payload: { outcome: 'win' } }))
      .statusCode,
  ).toBe(404)
  expect((await fix({ outcome: { stops: [0, 0, 0, 0, 0] } })).statusCode).toBe(204)
  const { body } = await game.bet({ id: 'spin-0001', spots: { spin: 100 } })
  expect(body.bet.shown).toMatchObject({ stops: [0, 0, 0, 0, 0] })
})
