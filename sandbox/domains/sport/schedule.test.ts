import { describe, expect, test } from 'vitest'
import { leagues } from './leagues.ts'
import { findFixture, fixturesOf } from './schedule.ts'
import { Sportsbook } from './service.ts'
import type { Clock } from '../../app/clock.ts'
import { RandomWalks } from './walk.ts'

const day = 20_778
const dayMs = 86_400_000
const book = (now: number) => new Sportsbook({ now: () => now } as Clock, 'secret')

describe('the timetable', () => {
  test('names are unique, and no league has a team twice', () => {
    expect(new Set(leagues.map(({ id }) => id)).size).toBe(leagues.length)
    for (const { id, teams } of leagues) expect([id, new Set(teams).size]).toEqual([id, teams.length])
  })

  test('every team plays once a day, against different opponents, at home and away', () => {
    const league = leagues[0]!
    const meetings = new Set<string>()
    let home = 0
    for (let each = day; each < day + league.teams.length - 1; each++) {
      const fixtures = fixturesOf(each).filter((fixture) => fixture.league === league)
      expect(new Set(fixtures.flatMap((fixture) => [fixture.home, fixture.away])).size).toBe(league.teams.length)
      for (const fixture of fixtures) meetings.add([fixture.home, fixture.away].sort().join('/'))
      home += fixtures.filter((fixture) => fixture.home === league.teams[0]).length
    }
    expect(meetings.size).toBe((league.teams.length * (league.teams.length - 1)) / 2)
    expect(Math.abs(home - (league.teams.length - 1) / 2)).toBeLessThan(4)
  })

  test('an id finds its match; invalid ids find none', () => {
    for (const fixture of fixturesOf(day)) expect(findFixture(fixture.id)).toEqual(fixture)
    for (const id of ['', 'laliga', 'laliga-20778-10', 'nobody-20778-1', 'laliga-1-1', '../x', `race-${day}`])
      expect([id, findFixture(id)]).toEqual([id, null])
  })

  test('at any time of the day every sport has live and upcoming matches', () => {
    for (let hour = 0; hour < 24; hour += 3) {
      for (const { id, live, prematch } of book(day * dayMs + hour * 3_600_000).sports())
        expect([hour, id, live > 0, prematch > 20]).toEqual([hour, id, true, true])
    }
  })

  test('a race starts every four minutes', () => {
    const races = book(day * dayMs).list({ sport: 'horse-racing', live: false })
    expect(races.length).toBeGreaterThan(10)
    for (const [index, { startsAt }] of races.slice(1).entries())
      expect(startsAt - races[index]!.startsAt).toBe(240_000)
  })
})

test('the results of events depend on the secret alone: another run gives the same results, another secret does not', () => {
  const now = day * dayMs + dayMs / 2
  const results = (secret: string) => {
    const sportsbook = new Sportsbook({ now: () => now } as Clock, secret)
    return [...sportsbook.results({}), ...sportsbook.results({ sport: 'horse-racing' })].map((event) =>
      JSON.stringify(event.details()),
    )
  }
  const [one, other] = [results('one'), results('two')]
  expect(results('one')).toEqual(one)
  expect(one.filter((each) => other.includes(each)).length).toBeLessThan(one.length / 3)
})

test('odds move within bounds, equally for everybody, without standing still or jumping', () => {
  const walks = new RandomWalks(() => 7)
  const values = Array.from({ length: 3000 }, (_, step) => walks.step('a', step).balance)
  const again = new RandomWalks(() => 7)
  expect(again.step('a', 2999).balance).toBe(values[2999])
  expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(0.24)
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.2)
  expect(Math.max(...values.slice(1).map((value, index) => Math.abs(value - values[index]!)))).toBeLessThanOrEqual(
    0.012,
  )
})
