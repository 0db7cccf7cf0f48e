import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildSandbox, type Sandbox } from '../../../app/server.ts'
import { moveClock } from '../../../testing/messages.ts'
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

const fix = (game: OpenGame, outcome: object) => fixRound(sandbox.app, game, outcome)
const goTo = (time: number) => moveClock(sandbox.app, time - Date.now())
const balanceOf = async (login: string) => (await sandbox.app.inject(`/__sandbox/users/${login}`)).json().balance

describe('a crash game', () => {
  async function inFlight(at: number, spot = 'hand') {
    const game = await openGame(sandbox.app, { query: 'type=crash', login: 'claire' })
    const round = await fix(game, { at })
    await goTo(round.opensAt + 10)
    expect((await game.bet({ id: 'bet-00001', round: round.id, spots: { [spot]: 1000 } })).status).toBe(200)
    return { game, round, leave: () => game.call('POST', '/bets/bet-00001/leave') }
  }

  test('leaving pays the current multiplier, once', async () => {
    const { game, round, leave } = await inFlight(5)
    expect((await leave()).body.error).toBe('closed')
    await goTo(round.closesAt + 6932)
    const flying = await game.state()
    expect(flying.round).toMatchObject({ phase: 'running' })
    expect(flying.round).not.toHaveProperty('outcome')
    expect(flying.round).not.toHaveProperty('paysAt')
    const [first, again] = await Promise.all([leave(), leave()])
    expect(first).toMatchObject({
      status: 200,
      body: { bet: { leftAt: 2, win: 2000, status: 'won' }, balance: 88_040 },
    })
    expect(again.body).toEqual(first.body)
    await goTo(round.paysAt + 10)
    expect((await game.state()).balance).toBe(88_040)
  })

  test('a bet that stays until the end loses', async () => {
    const { game, round, leave } = await inFlight(1.5)
    await goTo(round.paysAt)
    expect((await leave()).body.error).toBe('closed')
    expect((await game.state()).round).toMatchObject({
      phase: 'over',
      outcome: { at: 1.5 },
      bets: [{ status: 'lost', win: 0 }],
    })
    expect(await balanceOf('claire')).toBe(810.4)
  })

  test.each([
    ['1.50', 15],
    ['1.51', 0],
  ])('a bet that leaves automatically at %s gets %d from a flight to 1.50', async (spot, win) => {
    const { game, round } = await inFlight(1.5, spot)
    await goTo(round.paysAt + 10)
    expect((await game.state()).balance).toBe(86_040 + win * 100)
  })

  test('a bet with automatic leaving is paid when it leaves, not at the end', async () => {
    const { game, round } = await inFlight(50, '1.20')
    await goTo(round.closesAt + 1900)
    expect((await game.state()).round!.bets[0]).toMatchObject({ status: 'won', win: 1200 })
  })

  test('an outcome fixed after the bet moves the bet’s end', async () => {
    const { game, round } = await inFlight(50)
    const moved = await fix(game, { at: 1.1 })
    expect(moved.id).toBe(round.id)
    await goTo(moved.paysAt + 10)
    expect((await game.state()).round!.bets[0]).toMatchObject({ status: 'lost' })
  })

  test('rounds follow each other without gaps, and each flight lasts as long as its multiplier requires', async () => {
    const game = await openGame(sandbox.app, { query: 'type=crash', login: 'claire' })
    let before = (await game.state()).round!
    for (let step = 0; step < 8; step++) {
      await goTo(before.closesAt + 120_000)
      const { round, now } = await game.state()
      expect(round!.opensAt).toBeLessThanOrEqual(now)
      expect(round!.id).not.toBe(before.id)
      before = round!
    }
  })
})
