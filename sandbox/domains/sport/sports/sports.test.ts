import { describe, expect, test } from 'vitest'
import { keyedChance } from '../../../app/secure-chance.ts'
import { sportIds } from '../leagues.ts'
import type { Course, Forecast, Score } from './course.ts'
import { sports } from './sports.ts'

const hasSets = (sport: string) => sport === 'tennis' || sport === 'volleyball'
const sumOf = (periods: readonly Score[]) =>
  periods.reduce(([home, away], [more, others]) => [home + more, away + others], [0, 0] as Score)
const courses = (sport: (typeof sportIds)[number], count: number): Course[] => {
  const rules = sports[sport]
  return Array.from({ length: count }, (_, index) =>
    rules.play(rules.expect(0.4, -0.2), keyedChance('a', `${sport}/${index}`)),
  )
}
const last = ({ moments }: Course) => moments.at(-1)!

describe.each(sportIds)('%s', (sport) => {
  const rules = sports[sport]
  const expectation = rules.expect(0.4, -0.2)

  test('scores only grow, one side at a time, within the duration of a match', () => {
    for (const { moments, length } of courses(sport, 20)) {
      for (const [index, moment] of moments.entries()) {
        const [before, after] = [moments[index - 1]?.score ?? [0, 0], moment.score]
        expect(
          after[0] >= before[0] && after[1] >= before[1] && (after[0] === before[0] || after[1] === before[1]),
        ).toBe(true)
        expect(moment.at).toBeGreaterThanOrEqual(moments[index - 1]?.at ?? 0)
        expect(moment.at).toBeLessThan(length)
      }
      expect(length).toBeGreaterThan(20 * 60_000)
      expect(length).toBeLessThan(3 * 3_600_000)
    }
  })

  test('periods add up to the score, or to won sets', () => {
    for (const course of courses(sport, 20)) {
      const { score, periods } = last(course)
      if (!hasSets(sport)) expect(sumOf(periods)).toEqual(score)
      else
        expect([
          periods.filter(([home, away]) => home > away).length,
          periods.filter(([home, away]) => away > home).length,
        ]).toEqual(score)
    }
  })

  test('forecasts sum to one and match the results, from the start and from the middle', () => {
    const played = courses(sport, 300)
    const share = (forecast: Forecast, counts: (score: Score) => boolean) =>
      forecast.reduce((sum, { score, probability }) => sum + (counts(score) ? probability : 0), 0)
    const homeWins = ([home, away]: Score) => home > away
    const start = rules.forecast(expectation, played[0]!.moments[0]!, 0)
    expect(share(start, () => true)).toBeCloseTo(1, 6)
    expect(
      Math.abs(share(start, homeWins) - played.filter((course) => homeWins(last(course).score)).length / played.length),
    ).toBeLessThan(0.08)

    const middle = 25 * 60_000
    const forecasts = played.slice(0, 100).map((course) => {
      const standing = course.moments.findLast(({ at }) => at <= middle)!
      return {
        expected: share(rules.forecast(expectation, standing, middle), homeWins),
        came: homeWins(last(course).score) ? 1 : 0,
      }
    })
    const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    expect(Math.abs(mean(forecasts.map(({ expected, came }) => expected - came)))).toBeLessThan(0.09)
    // The forecast is better than before the match: the squared error is smaller.
    const before = share(start, homeWins)
    expect(mean(forecasts.map(({ expected, came }) => (expected - came) ** 2))).toBeLessThan(
      mean(forecasts.map(({ came }) => (before - came) ** 2)),
    )
  })

  test('at the end the forecast is certain', () => {
    for (const course of courses(sport, 20)) {
      const forecast = rules.forecast(expectation, last(course), course.length)
      const certain = forecast.reduce((most, each) => (each.probability > most.probability ? each : most))
      expect(Math.sign(certain.score[0] - certain.score[1])).toBe(
        Math.sign(last(course).score[0] - last(course).score[1]),
      )
      expect(certain.probability).toBeGreaterThan(sport === 'basketball' ? 0.3 : 0.999)
    }
  })

  test('continues from a score that was set', () => {
    const from = rules.standAt([1, 0], 10 * 60_000)
    const { moments } = rules.play(expectation, keyedChance('b', sport), from)
    expect(moments[0]).toEqual(from)
    expect(moments.every(({ at, score: [home] }) => at >= from.at && home >= 1)).toBe(true)
  })
})

test('the better side wins more often, and market moves have an effect', () => {
  for (const sport of sportIds) {
    const rules = sports[sport]
    const wins = (home: number, away: number, balance: number) =>
      rules
        .forecast(
          rules.move(rules.expect(home, away), balance, 0),
          rules.play(rules.expect(0, 0), keyedChance('c', sport)).moments[0]!,
          0,
        )
        .reduce((sum, { score, probability }) => sum + (score[0] > score[1] ? probability : 0), 0)
    expect([sport, wins(1, -1, 0) > wins(0, 0, 0), wins(0, 0, 0) > wins(-1, 1, 0)]).toEqual([sport, true, true])
    expect([sport, wins(0, 0, 0.2) > wins(0, 0, 0) + 0.01]).toEqual([sport, true])
  }
})
