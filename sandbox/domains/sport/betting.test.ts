import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { openBook, pick, type ShownEvent, sportToken } from './testing.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
let claire: ReturnType<typeof openBook>
let matches: ShownEvent[]
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  claire = openBook(sandbox.app, await sportToken(sandbox.app, 'claire'))
  matches = await claire.upcoming('football', 90)
})
afterAll(() => sandbox.close())
afterEach(() => control('PATCH', '/users/claire', { balance: 820.4, bonusBalance: 50 }))

const control = (method: 'PATCH' | 'POST' | 'GET', path: string, payload?: object) =>
  sandbox.app.inject({ method, url: `/__sandbox${path}`, ...(payload && { payload }) })
const change = (event: ShownEvent, payload: object) => control('PATCH', `/sport/events/${event.id}`, payload)
const balanceOf = async (login: string) => (await control('GET', `/users/${login}`)).json().balance
/** A different match on each call. */
const next = () => matches.shift()!
const moved = (odds: number, by: number) => Math.round((odds + by) * 100) / 100
const single = (event: ShownEvent, stake = 200, outcome = 'home') => ({ stake, selections: [pick(event, outcome)] })

describe('placing', () => {
  test('takes the stake at the shown odds, and appears in the history of the product', async () => {
    const match = await claire.event(next().id)
    const { status, body } = await claire.place([single(match)], { acceptOdds: 'none' })
    const { odds } = pick(match, 'home')
    expect(status).toBe(200)
    expect(body.bets).toMatchObject([
      {
        stake: 200,
        odds,
        possibleWin: Math.floor(200 * odds + 1e-9),
        status: 'open',
        win: 0,
        selections: [{ event: match.id, label: '1', status: 'open' }],
      },
    ])
    expect(body.balance).toBe(87_040 - 200)
    expect(await balanceOf('claire')).toBe(818.4)
    const [shown] = (await claire.call('GET', '/bets?status=open')).body.rows
    expect(shown).toMatchObject({ id: body.bets[0]!.id, odds, selections: body.bets[0]!.selections })
  })

  test('a repeated slip, even in parallel, costs nothing more; another one with its key is refused', async () => {
    const match = next()
    const bets = [single(match), { stake: 100, selections: [pick(match, 'draw')] }]
    const answers = await Promise.all(Array.from({ length: 8 }, () => claire.place(bets, { id: 'same-slip-1' })))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.bets.map(({ id }) => id)))).size).toBe(1)
    expect(await balanceOf('claire')).toBe(820.4 - 3)
    expect((await claire.call('GET', '/slips/same-slip-1')).body.bets.map(({ id }) => id)).toEqual(
      answers[0]!.body.bets.map(({ id }) => id),
    )
    expect(await claire.place([single(match, 300)], { id: 'same-slip-1' })).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    })
    const again = openBook(sandbox.app, await sportToken(sandbox.app, 'claire'))
    expect((await again.place(bets, { id: 'same-slip-1' })).body.bets[0]!.id).toBe(answers[0]!.body.bets[0]!.id)
    expect(await balanceOf('claire')).toBe(820.4 - 3)
  })

  test('places all bets of a slip or none; parallel bets never take more than the balance', async () => {
    await control('PATCH', '/users/claire', { balance: 5, bonusBalance: 1 })
    const events = [next(), next(), next()]
    expect(await claire.place(events.map((event) => single(event, 250)))).toMatchObject({
      status: 402,
      body: { error: 'funds' },
    })
    expect(await balanceOf('claire')).toBe(5)
    const answers = await Promise.all(events.map((event) => claire.place([single(event, 250)])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402])
    expect((await control('GET', '/users/claire')).json()).toMatchObject({ balance: 0, bonusBalance: 1 })
  })

  test('the slip decides whether moved odds are accepted', async () => {
    const match = next()
    const { odds } = pick(match, 'home')
    const [higher, lower] = [moved(odds, 1), Math.max(1.01, moved(odds, -0.05))]
    const place = async (acceptOdds: 'none' | 'higher' | 'any') =>
      (await claire.place([single(match)], { acceptOdds })).body
    await change(match, { odds: { market: 'result', outcome: 'home', value: higher } })
    expect(await place('none')).toEqual({
      error: 'odds-changed',
      selections: [{ event: match.id, market: 'result', outcome: 'home', odds: higher }],
    })
    expect((await place('higher')).bets[0]!.odds).toBe(higher)
    await change(match, { odds: { market: 'result', outcome: 'home', value: lower } })
    expect((await place('higher')).error).toBe('odds-changed')
    expect((await place('any')).bets[0]!.odds).toBe(lower)
    await change(match, { odds: { market: 'result', outcome: 'home', value: null } })
    expect((await claire.place([single(await claire.event(match.id))], { acceptOdds: 'none' })).status).toBe(200)
  })

  test('stakes and wins have limits, and a slip must be valid', async () => {
    const match = next()
    for (const stake of [19, 50_001])
      expect(await claire.place([single(match, stake)])).toMatchObject({
        status: 422,
        body: { error: 'limits', min: 20, max: 50_000 },
      })
    const long = Array.from({ length: 12 }, () => pick(next(), 'away'))
    expect(await claire.place([{ stake: 50_000, selections: long }])).toMatchObject({
      status: 422,
      body: { error: 'limits', maxWin: 5_000_000 },
    })
    for (const bets of [
      [],
      [{ stake: 100, selections: [] }],
      [{ stake: 1.5, selections: [pick(match, 'home')] }],
      [{ stake: -100, selections: [pick(match, 'home')] }],
    ]) {
      expect(await claire.place(bets)).toMatchObject({ status: 400, body: { error: 'invalid' } })
    }
    expect(await claire.place([single(match)], { id: 'short' })).toMatchObject({ status: 400 })
    expect(await balanceOf('claire')).toBe(820.4)
  })

  test('a combination needs different, existing and open events', async () => {
    const [one, other] = [next(), next()]
    const place = async (...selections: ReturnType<typeof pick>[]) =>
      (await claire.place([{ stake: 100, selections }])).body.error
    expect(await place(pick(one, 'home'), pick(one, 'draw'))).toBe('combination')
    expect(await place(pick(one, 'home'), { ...pick(other, 'home'), event: 'laliga-20778-77' })).toBe('unknown')
    expect(await place({ ...pick(one, 'home'), market: 'set-score' })).toBe('unknown')
    expect(await place({ ...pick(one, 'home'), outcome: 'nobody' })).toBe('closed')
    await change(other, { status: 'finished', score: [0, 0] })
    expect(await place(pick(one, 'home'), pick(other, 'home'))).toBe('closed')
  })

  test('no bets are accepted in the seconds after a goal, or while an event is suspended', async () => {
    const match = next()
    await change(match, { startsIn: -600 })
    expect((await claire.event(match.id)).status).toBe('live')
    expect((await change(match, { score: [1, 0] })).json()).toMatchObject({
      status: 'live',
      suspended: true,
      score: [1, 0],
    })
    expect((await claire.place([single(match)])).body).toMatchObject({
      error: 'suspended',
      selections: [{ event: match.id }],
    })
    const open = next()
    await change(open, { suspended: true })
    expect((await claire.place([single(open)])).body.error).toBe('suspended')
    await change(open, { suspended: false })
    expect((await claire.place([single(open)])).status).toBe(200)
  })
})

describe('who may', () => {
  test('visitors see everything and may place nothing', async () => {
    const visitor = openBook(sandbox.app, '')
    expect((await visitor.call('GET', '/state')).body).toMatchObject({ signedIn: false, balance: 0 })
    expect((await visitor.upcoming('tennis', 3)).length).toBe(3)
    for (const book of [visitor, openBook(sandbox.app, '-')])
      expect(await book.place([single(matches[0]!)])).toMatchObject({ status: 401, body: { error: 'sign-in' } })
    expect(await openBook(sandbox.app, 'made-up').call('GET', '/state')).toMatchObject({
      status: 401,
      body: { error: 'expired' },
    })
  })

  test('a token of the sportsbook is not valid for races, nor the reverse; each sees its own bets', async () => {
    const horses = openBook(sandbox.app, await sportToken(sandbox.app, 'claire', 'horses?device=D&lang=en'))
    const race = (await horses.upcoming('horse-racing', 3))[2]!
    expect(await claire.place([single(race, 100, '1')])).toMatchObject({ status: 403, body: { error: 'scope' } })
    expect(await horses.place([single(matches[0]!)])).toMatchObject({ status: 403, body: { error: 'scope' } })
    const { bets } = (await horses.place([single(race, 100, '1')])).body
    expect((await horses.call('GET', '/bets')).body.rows.map(({ id }) => id)).toEqual([bets[0]!.id])
    expect((await claire.call('GET', `/bets/${bets[0]!.id}`)).body.error).toBe('unknown')
  })

  test('a player cannot see or cash out another player’s bets', async () => {
    const { bets } = (await claire.place([single(next())])).body
    const amine = openBook(sandbox.app, await sportToken(sandbox.app, 'amine'))
    expect((await amine.call('GET', '/bets')).body.count).toBe(0)
    expect(await amine.call('POST', `/bets/${bets[0]!.id}/cash-out`, { value: 0 })).toMatchObject({
      status: 404,
      body: { error: 'unknown' },
    })
  })
})
