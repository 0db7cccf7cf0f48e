import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSandbox, type Sandbox } from '../../../app/server.ts'
import { fixRound, openGame, type OpenGame } from '../testing.ts'
import { testDatabase } from '../../../testing/database.ts'

let sandbox: Sandbox
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 12), toFake: ['Date'] })
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
})
afterEach(async () => {
  await sandbox.close()
  vi.useRealTimers()
})

const control = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  sandbox.app.inject({ method, url: `/__sandbox${path}`, ...(payload && { payload }) })
const fix = (game: OpenGame, outcome: object) => fixRound(sandbox.app, game, outcome)
const goTo = (time: number) => control('PUT', '/clock', { offsetMs: time - Date.now() })
const balanceOf = async (login: string) => (await control('GET', `/users/${login}`)).json().balance

const kinds = [
  ['lotto', { query: 'type=tv', name: /draw/i }, { numbers: [1, 2, 3, 4, 5, 6] }, '1-2-3-4-30-31', 75],
  [
    'keno',
    { query: 'type=tv', name: /keno/i },
    { numbers: Array.from({ length: 20 }, (_, index) => index + 1) },
    '1-2-3',
    47,
  ],
  ['wheel', { query: 'type=tv', name: /wheel/i }, { segment: 27 }, '50', 51],
  ['roulette', { query: 'type=live', name: /roulette/i }, { number: 17 }, '17', 36],
  ['baccarat', { query: 'type=live', name: /baccarat/i }, { player: ['9S', 'KD'], banker: ['2H', '3C'] }, 'player', 2],
  ['dragon and tiger', { query: 'type=live', name: /dragon/i }, { dragon: 'KS', tiger: '2H' }, 'dragon', 2],
  ['dice', { query: 'type=live', name: /dice/i }, { dice: [6, 6, 6] }, 'triple', 33],
] as const

test.each(kinds)(
  '%s: a bet waits for its round, which pays it by the clock, even if its player has left',
  async (_name, wanted, outcome, spot, pays) => {
    const game = await openGame(sandbox.app, { ...wanted, login: 'claire' })
    const round = await fix(game, outcome)
    await goTo(round.opensAt + 10)
    const placed = await game.bet({ id: 'bet-00001', round: round.id, spots: { [spot]: 100 } })
    expect(placed).toMatchObject({
      status: 200,
      body: { balance: 86_940, bet: { status: 'open', round: round.id, win: 0 } },
    })
    expect(placed.body.bet).not.toHaveProperty('shown')

    const betting = await game.state()
    expect(betting.round).toMatchObject({ id: round.id, phase: 'betting', bets: [{ id: 'bet-00001' }], players: 1 })
    expect(betting.round).not.toHaveProperty('outcome')
    await goTo(round.closesAt + 10)
    expect((await game.state()).round).toMatchObject({ phase: 'running', outcome })
    expect(await game.bet({ id: 'bet-00002', round: round.id, spots: { [spot]: 100 } })).toMatchObject({
      status: 409,
      body: { error: 'closed' },
    })
    expect(await balanceOf('claire')).toBe(819.4)

    await goTo(round.paysAt + 10)
    const over = await game.state()
    expect(over.round).toMatchObject({ phase: 'over', outcome, bets: [{ status: 'won', win: 100 * pays }] })
    expect(over.round!.recent[0]).toEqual({ id: round.id, outcome })
    expect(over.balance).toBe(86_940 + 100 * pays)
    expect((await game.state()).balance).toBe(over.balance)
  },
)

test('all players get the same rounds and outcomes, and games differ', async () => {
  const [one, other] = [
    await openGame(sandbox.app, { query: 'type=tv', name: /keno/i, login: 'claire' }),
    await openGame(sandbox.app, { query: 'type=tv', name: /keno/i, login: 'amine' }),
  ]
  const third = await openGame(sandbox.app, { query: 'type=tv', name: /tombola/i, login: 'karim' })
  const [ones, others, thirds] = (await Promise.all([one.state(), other.state(), third.state()])).map(
    ({ round }) => round!,
  )
  expect(ones).toEqual(others)
  expect(ones!.recent).toHaveLength(15)
  expect(new Set(ones!.recent.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(15)
  expect(thirds!.recent.map(({ outcome }) => outcome)).not.toEqual(ones!.recent.map(({ outcome }) => outcome))
})

test('another sandbox draws other numbers, derived from its own secret', async () => {
  const recent = async ({ app }: Sandbox) =>
    (await (await openGame(app, { query: 'type=tv', name: /keno/i, login: 'claire' })).state()).round!.recent
  const second = await buildSandbox({ database: await testDatabase() })
  expect((await recent(second)).map(({ id }) => id)).toEqual((await recent(sandbox)).map(({ id }) => id))
  expect(await recent(second)).not.toEqual(await recent(sandbox))
  await second.close()
})

test('the sum of the bets on a round stays within the limit', async () => {
  const game = await openGame(sandbox.app, { query: 'type=live', name: /roulette/i, login: 'claire' })
  const round = await fix(game, { number: 0 })
  await goTo(round.opensAt + 10)
  expect((await game.bet({ id: 'bet-00001', round: round.id, spots: { red: 30_000 } })).status).toBe(200)
  expect((await game.bet({ id: 'bet-00002', round: round.id, spots: { 17: 30_000 } })).body.error).toBe('limits')
})

test('a demo of a shared game settles with play money', async () => {
  const game = await openGame(sandbox.app, { query: 'type=crash', name: /./ })
  const round = await fix(game, { at: 3 })
  await goTo(round.opensAt + 10)
  await game.bet({ id: 'bet-00001', round: round.id, spots: { '2.00': 100 } })
  await goTo(round.paysAt + 10)
  expect((await game.state()).balance).toBe(100_000 + 100)
})

test('a waiting call is answered as soon as the phase changes', async () => {
  const game = await openGame(sandbox.app, { query: 'type=live', name: /roulette/i, login: 'claire' })
  const { round } = await game.state()
  await goTo(round!.opensAt + 10)
  const waiting = game.state(`betting:${round!.id}`)
  await goTo(round!.closesAt + 1)
  expect((await waiting).round).toMatchObject({ id: round!.id, phase: 'running' })
  expect((await game.state('betting:other')).round!.phase).toBe('running')
})
