import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { moveClock } from '../../testing/messages.ts'
import { openBook, pick, type ShownEvent, sportToken } from './testing.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
let book: ReturnType<typeof openBook>
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  book = openBook(sandbox.app, '')
})
afterAll(() => sandbox.close())

const list = async (query: string): Promise<ShownEvent[]> => (await book.call('GET', `/events?${query}`)).body.rows
const change = (event: ShownEvent, payload: object) =>
  sandbox.app.inject({ method: 'PATCH', url: `/__sandbox/sport/events/${event.id}`, payload })

describe('lists', () => {
  test('filter by sport, league, time and live; live events come first, then by start', async () => {
    const all = await list('size=200')
    const order = all.map(({ status, startsAt }) => `${status === 'live' ? 0 : 1} ${startsAt}`)
    expect(order).toEqual([...order].sort())
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['live', 'prematch']))
    expect((await list('sport=tennis&size=20')).every(({ sport }) => sport === 'tennis')).toBe(true)
    const laliga = await list('league=laliga')
    expect(laliga.length).toBeGreaterThanOrEqual(30)
    expect(new Set(laliga.map(({ name }) => name.split(' – ')[0])).size).toBeGreaterThan(10)
    expect((await list('live=true')).every(({ status }) => status === 'live')).toBe(true)
    const [from, to] = [86_400_000, 90_000_000].map((ms) => new Date(Date.now() + ms).toISOString())
    const timed = await list(`from=${from}&to=${to}&size=200`)
    expect(timed.length).toBeGreaterThan(5)
    expect(timed.every(({ startsAt }) => startsAt >= from! && startsAt < to!)).toBe(true)
  })

  test('are paged, each event once', async () => {
    const { count } = (await book.call('GET', '/events?sport=football&live=false')).body
    const pages = await Promise.all([1, 2, 3].map((page) => list(`sport=football&live=false&size=60&page=${page}`)))
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(180)
    expect(count).toBeGreaterThan(300)
  })

  test('show no probabilities, and refuse unknown parameters', async () => {
    expect(JSON.stringify(await list('size=50&markets=all'))).not.toContain('probability')
    for (const query of ['size=0', 'size=201', 'live=maybe', 'from=yesterday', 'order=odds'])
      expect([query, (await book.call('GET', `/events?${query}`)).status]).toEqual([query, 400])
    for (const id of ['nobody', 'laliga-99999-1', 'race-999999999'])
      expect([id, (await book.call('GET', `/events/${id}`)).body]).toEqual([id, { error: 'unknown' }])
    expect((await book.call('GET', '/events?ids=nobody,race-1,,laliga-1-1')).status).toBe(200)
  })

  test('sports count the listed events', async () => {
    const sports = (await book.call('GET', '/sports')).body as unknown as {
      id: string
      live: number
      leagues: { live: number; prematch: number }[]
      prematch: number
    }[]
    for (const { id, live, prematch, leagues } of sports) {
      expect((await list(`sport=${id}&live=true&size=200`)).length).toBe(live)
      expect(leagues.reduce((sum, league) => sum + league.live + league.prematch, 0)).toBe(live + prematch)
    }
  })
})

describe('live', () => {
  test('the odds of every sport move over time, and so does the score', async () => {
    for (const sport of ['football', 'basketball', 'tennis', 'ice-hockey', 'volleyball', 'handball']) {
      const [, event] = await list(`sport=${sport}&live=false`)
      await change(event!, { startsIn: -300 })
      const seen: string[] = []
      const scores: string[] = []
      for (let second = 0; second < 300; second += 20) {
        await moveClock(sandbox.app, second * 1000)
        const { markets, score } = await book.event(event!.id)
        seen.push(markets[0]!.outcomes.map(({ odds }) => odds).join())
        scores.push(String(score))
      }
      await moveClock(sandbox.app, 2 * 3_600_000)
      const { status, score, markets } = await book.event(event!.id)
      await moveClock(sandbox.app, 0)
      expect([sport, status, markets.length, new Set(seen).size > 2]).toEqual([sport, 'finished', 0, true])
      expect(score).toHaveLength(2)
      if (sport === 'basketball') expect(new Set(scores).size).toBeGreaterThan(2)
    }
  })

  test('a period without events is shown too', async () => {
    const event = (await list('sport=football&live=false')).at(-2)!
    await change(event, { startsIn: -60, score: [0, 1] })
    await moveClock(sandbox.app, 28 * 60_000)
    const { periods } = await book.event(event.id)
    await moveClock(sandbox.app, 0)
    expect(periods).toHaveLength(2)
  })

  test('a race accepts bets until it starts, then runs, then has results', async () => {
    const race = (await list('sport=horse-racing&live=false'))[2]!
    await change(race, { startsIn: 5 })
    expect((await book.event(race.id)).suspended).toBe(false)
    await moveClock(sandbox.app, 10_000)
    expect(await book.event(race.id)).toMatchObject({ status: 'live', suspended: true })
    await moveClock(sandbox.app, 90_000)
    const { status, runners } = await book.event(race.id)
    const results = (await book.call('GET', '/results?sport=horse-racing')).body.rows
    await moveClock(sandbox.app, 0)
    expect(status).toBe('finished')
    expect(runners!.map(({ place }) => place).sort((one, other) => one! - other!)).toEqual(
      runners!.map((_, index) => index + 1),
    )
    expect(results.map(({ id }) => id)).toContain(race.id)
  })
})

describe('the control API', () => {
  test.each([
    ['football', { odds: { market: 'winner', outcome: 'home', value: 2 } }, 'odds'],
    ['football', { odds: { market: 'result', outcome: 'home', value: 1 } }, 'odds'],
    ['football', { order: [1] }, 'order'],
    ['tennis', { status: 'finished', score: [1, 1] }, 'score'],
    ['horse-racing', { score: [1, 1] }, 'score'],
    ['horse-racing', { order: [99] }, 'order'],
  ])('refuses an invalid change of a %s event: %j', async (sport, payload, param) => {
    const [event] = (await list(`sport=${sport}&live=false`)).slice(-1)
    const response = await change(event!, payload)
    expect([response.statusCode, response.json()]).toEqual([400, { code: 110, param }])
  })

  test('ends a match of sets without a given score with its own result', async () => {
    const event = (await list('sport=tennis&live=false')).at(-1)!
    const { score } = (await change(event, { status: 'finished' })).json()
    expect(Math.max(...score)).toBe(2)
  })

  test('a reset restores the timetable, and clears bets and tokens', async () => {
    const event = (await list('sport=football&live=false')).at(-1)!
    const claire = openBook(sandbox.app, await sportToken(sandbox.app, 'claire'))
    expect((await claire.place([{ stake: 100, selections: [pick(event, 'home')] }])).status).toBe(200)
    await change(event, { startsIn: -600, score: [3, 0] })
    expect((await book.event(event.id)).status).toBe('live')
    await sandbox.app.inject({ method: 'POST', url: '/__sandbox/reset' })
    expect(await book.event(event.id)).toMatchObject({ status: 'prematch', startsAt: event.startsAt })
    expect((await claire.call('GET', '/bets')).body).toEqual({ error: 'expired' })
  })
})
