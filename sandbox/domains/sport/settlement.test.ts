import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { signedIn } from '../../testing/browser.ts'
import { openBook, pick, type ShownEvent, sportToken } from './testing.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
let book: ReturnType<typeof openBook>
let matches: ShownEvent[]
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  book = openBook(sandbox.app, await sportToken(sandbox.app, 'claire'))
  matches = await book.upcoming('football', 60)
})
afterAll(() => sandbox.close())

const control = (method: 'PATCH' | 'POST' | 'GET' | 'PUT', path: string, payload?: object) =>
  sandbox.app.inject({ method, url: `/__sandbox${path}`, ...(payload && { payload }) })
const finish = (event: ShownEvent, score: [number, number]) =>
  control('PATCH', `/sport/events/${event.id}`, { status: 'finished', score })
const cancel = (event: ShownEvent) => control('PATCH', `/sport/events/${event.id}`, { status: 'cancelled' })
const balance = async () => (await book.call('GET', '/state')).body.balance
const next = () => matches.shift()!

async function placed(stake: number, ...selections: ReturnType<typeof pick>[]) {
  const { body } = await book.place([{ stake, selections }])
  return body.bets[0]!
}

describe('singles', () => {
  test('a winning bet pays stake times odds once, a losing bet nothing', async () => {
    const match = next()
    const won = await placed(1000, pick(match, 'home'))
    const lost = await placed(1000, pick(match, 'draw'))
    const before = await balance()
    const answer = await finish(match, [2, 1])
    expect(answer.json()).toMatchObject({ status: 'finished', score: [2, 1] })
    expect(await balance()).toBe(before + won.possibleWin)
    expect(await book.bet(won.id)).toMatchObject({
      status: 'won',
      win: won.possibleWin,
      selections: [{ status: 'won' }],
    })
    expect(await book.bet(lost.id)).toMatchObject({ status: 'lost', win: 0, selections: [{ status: 'lost' }] })
    await control('POST', '/sport/settle')
    expect(await balance()).toBe(before + won.possibleWin)
    expect((await finish(match, [0, 1])).statusCode).toBe(400)
  })

  test('the stake on a cancelled event is returned, bonus money as bonus money', async () => {
    await control('PATCH', '/users/claire', { balance: 3, bonusBalance: 10 })
    const match = next()
    const bet = await placed(500, pick(match, 'home'))
    expect((await control('GET', '/users/claire')).json()).toMatchObject({ balance: 0, bonusBalance: 8 })
    await cancel(match)
    expect(await book.bet(bet.id)).toMatchObject({ status: 'cancelled', win: 500, selections: [{ status: 'void' }] })
    expect((await control('GET', '/users/claire')).json()).toMatchObject({ balance: 3, bonusBalance: 10 })
    await control('PATCH', '/users/claire', { balance: 800, bonusBalance: 0 })
  })

  test('by the clock alone, a match that is over is settled by its own score', async () => {
    const match: ShownEvent = (await control('PATCH', `/sport/events/${next().id}`, { startsIn: 60 })).json()
    const bets = [
      await placed(100, pick(match, 'home')),
      await placed(100, pick(match, 'draw')),
      await placed(100, pick(match, 'away')),
    ]
    await control('PUT', '/clock', { offsetMs: 60_000 + 51 * 60_000 + 1000 })
    await control('POST', '/sport/settle')
    const { score, status } = await book.event(match.id)
    await control('PUT', '/clock', { offsetMs: 0 })
    expect(status).toBe('finished')
    const [home, away] = score!
    const expected = ['home', 'draw', 'away'].map((outcome) =>
      outcome === (home > away ? 'home' : home < away ? 'away' : 'draw') ? 'won' : 'lost',
    )
    const rows = await Promise.all(bets.map(({ id }) => book.bet(id)))
    expect(rows.map((bet) => bet.status)).toEqual(expected)
  })
})

describe('combinations', () => {
  test('wait for every leg, and pay the product of the odds', async () => {
    const [one, other] = [next(), next()]
    const bet = await placed(500, pick(one, 'home'), pick(other, 'draw'))
    expect(bet.possibleWin).toBe(Math.floor(500 * bet.selections[0]!.odds * bet.selections[1]!.odds + 1e-6))
    const before = await balance()
    await finish(one, [1, 0])
    expect(await book.bet(bet.id)).toMatchObject({
      status: 'open',
      selections: [{ status: 'won' }, { status: 'open' }],
    })
    expect(await balance()).toBe(before)
    await finish(other, [1, 1])
    expect(await book.bet(bet.id)).toMatchObject({ status: 'won', win: bet.possibleWin })
    expect(await balance()).toBe(before + bet.possibleWin)
  })

  test('one lost leg loses them at once, whatever the others do', async () => {
    const [one, other] = [next(), next()]
    const bet = await placed(500, pick(one, 'home'), pick(other, 'home'))
    const before = await balance()
    await finish(one, [0, 1])
    expect((await book.bet(bet.id)).status).toBe('lost')
    await finish(other, [3, 0])
    expect(await book.bet(bet.id)).toMatchObject({
      status: 'lost',
      win: 0,
      selections: [{ status: 'lost' }, { status: 'won' }],
    })
    expect(await balance()).toBe(before)
  })

  test('a void leg counts as odds of one; if all legs are void, the stake is returned', async () => {
    const [one, other, third] = [next(), next(), next()]
    const bet = await placed(500, pick(one, 'home'), pick(other, 'home'))
    const voided = await placed(500, pick(other, 'home'), pick(third, 'home'))
    const before = await balance()
    await cancel(other)
    await finish(one, [1, 0])
    const { odds } = bet.selections[0]!
    const win = Math.floor(500 * odds + 1e-9)
    expect(await book.bet(bet.id)).toMatchObject({ status: 'won', win, odds })
    await cancel(third)
    expect(await book.bet(voided.id)).toMatchObject({ status: 'cancelled', win: 500 })
    expect(await balance()).toBe(before + win + 500)
  })
})

describe('cash-out', () => {
  test('pays the value at the current odds, once', async () => {
    const match = next()
    const set = (value: number) =>
      control('PATCH', `/sport/events/${match.id}`, { odds: { market: 'result', outcome: 'home', value } })
    await set(3)
    const bet = await placed(1000, { ...pick(match, 'home'), odds: 3 })
    expect(bet.cashOut).toBe(950)
    await set(1.5)
    const before = await balance()
    expect((await book.bet(bet.id)).cashOut).toBe(1900)
    expect(await book.call('POST', `/bets/${bet.id}/cash-out`, { value: 2000 })).toMatchObject({
      status: 409,
      body: { error: 'value-changed', value: 1900 },
    })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => book.call('POST', `/bets/${bet.id}/cash-out`, { value: 1900 })),
    )
    expect(answers.map(({ body }) => [body.bet.status, body.bet.win])).toEqual(answers.map(() => ['cashed-out', 1900]))
    expect(await balance()).toBe(before + 1900)
    await finish(match, [1, 0])
    expect(await balance()).toBe(before + 1900)
    const history = (await (await signedIn(sandbox.app, 'claire')).get('/api/my/bets?kind=sport&size=100')).json().rows
    expect(history.find(({ id }: { id: string }) => id === bet.id)).toMatchObject({
      status: 'won',
      win: 19,
      cashedOut: true,
    })
  })

  test('is not available while the event is suspended, after a leg is lost, or when the bet is settled', async () => {
    const [one, other] = [next(), next()]
    const bet = await placed(1000, pick(one, 'home'), pick(other, 'home'))
    await control('PATCH', `/sport/events/${one.id}`, { suspended: true })
    expect((await book.bet(bet.id)).cashOut).toBeUndefined()
    expect(await book.call('POST', `/bets/${bet.id}/cash-out`, { value: 0 })).toMatchObject({
      status: 409,
      body: { error: 'closed' },
    })
    await control('PATCH', `/sport/events/${one.id}`, { suspended: false })
    expect((await book.bet(bet.id)).cashOut).toBeGreaterThan(0)
    await finish(one, [0, 2])
    expect(await book.call('POST', `/bets/${bet.id}/cash-out`, { value: 0 })).toMatchObject({
      status: 409,
      body: { error: 'closed' },
    })
  })
})

test('races: the winner pays win bets, placed runners pay place bets, others nothing', async () => {
  const horses = openBook(sandbox.app, await sportToken(sandbox.app, 'claire', 'horses?device=M&lang=fr'))
  const race = await horses.event((await horses.upcoming('horse-racing', 5))[4]!.id)
  const numbers = race.runners!.map(({ number }) => number)
  const bets = (
    await horses.place([
      ...['1', '2'].map((outcome) => ({ stake: 100, selections: [pick(race, outcome, 'win')] })),
      ...['2', '7'].map((outcome) => ({ stake: 100, selections: [pick(race, outcome, 'place')] })),
    ])
  ).body.bets
  const order = [1, 2, ...numbers.filter((number) => number > 2 && number !== 7), 7]
  await control('PATCH', `/sport/events/${race.id}`, { order, status: 'finished' })
  const results = await Promise.all(bets.map(({ id }) => horses.bet(id)))
  expect(results.map(({ status }) => status)).toEqual(['won', 'lost', 'won', 'lost'])
  expect((await horses.event(race.id)).runners!.find(({ number }) => number === 7)!.place).toBe(numbers.length)
})
