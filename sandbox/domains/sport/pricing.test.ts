import { describe, expect, test } from 'vitest'
import { keyedChance } from '../../app/secure-chance.ts'
import { marketRules } from './catalogue.ts'
import { judges, type MatchMarketKind } from './judge.ts'
import { type SportId, sportIds } from './leagues.ts'
import { combined, oddsOf, payoutOf } from './odds.ts'
import { listMarkets, type Outlook, priceMarket } from './pricing.ts'
import { placeChances, runRace, winChances } from './races/chances.ts'
import { kickOff } from './sports/course.ts'
import { sports } from './sports/sports.ts'

const outlook = (sport: SportId, home = 0.3): Outlook => ({
  sport,
  home: 'Home',
  away: 'Away',
  forecast: sports[sport].forecast(sports[sport].expect(home, -0.1), kickOff, 0),
})

describe('odds', () => {
  test('are on the ladder and rounded in the house’s favour', () => {
    for (let step = 1; step < 1000; step++) {
      const odds = oddsOf(step / 1000, 0.05)
      expect(odds).toBeGreaterThanOrEqual(1.01)
      if (odds > 1.01) expect(odds * (step / 1000)).toBeLessThanOrEqual(1 / 1.05 + 1e-9)
      expect(Math.round(odds * 100)).toBeCloseTo(odds * 100, 6)
    }
    expect([oddsOf(0.5, 0.05), oddsOf(0.25, 0.05), oddsOf(0.1, 0.05), oddsOf(0, 0.05)]).toEqual([1.9, 3.8, 9.5, 500])
  })

  test('multiply without intermediate rounding, and pay whole units', () => {
    expect(payoutOf(333, [1.1, 1.1, 1.1])).toBe(443)
    expect(payoutOf(1000, [])).toBe(1000)
    expect(payoutOf(10 ** 9, [1.07, 1.09, 1.03])).toBe(1_201_289_000)
    expect(combined([1.5, 2.15])).toBe(3.22)
    expect(combined([])).toBe(1)
  })
})

describe.each(sportIds)('%s', (sport) => {
  test.each([0.3, 1, -1])('each market keeps the house’s margin, at %d', (strength) => {
    const markets = listMarkets(outlook(sport, strength), 'all')
    expect(markets.length).toBeGreaterThanOrEqual(3)
    for (const { id, kind, outcomes } of markets) {
      const { margin, outcomes: all } = marketRules[kind as MatchMarketKind]
      if (!all) continue
      const ways = kind === 'double-chance' ? 2 : 1
      const book = outcomes.reduce((sum, { odds }) => sum + 1 / odds, 0) / ways
      expect([id, book > 1 + margin - 1e-6 && book < 1 + margin + 0.05]).toEqual([id, true])
      expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(ways, 6)
    }
  })

  test('a line that is no longer listed still has odds; one that the sport does not have has none', () => {
    const [main, ...others] = listMarkets(outlook(sport), 'all')
    for (const { id } of [main!, ...others]) expect(priceMarket(outlook(sport), id)?.id).toBe(id)
    const lined = others.find(({ line }) => line !== undefined)!
    expect(priceMarket(outlook(sport), `${lined.kind}:${lined.line! + 1}`)).not.toBeNull()
    for (const id of [lined.kind, `${main!.id}:1.5`, `${lined.kind}:1.3`, `${lined.kind}:x`, 'win', 'constructor', ''])
      expect([id, priceMarket(outlook(sport), id)]).toEqual([id, null])
  })
})

test('an almost certain outcome accepts no bets', () => {
  const decided: Outlook = {
    sport: 'football',
    home: 'A',
    away: 'B',
    forecast: [
      { score: [3, 0], probability: 0.99 },
      { score: [3, 3], probability: 0.01 },
    ],
  }
  expect(listMarkets(decided, 'all').map(({ id, suspended }) => [id, suspended])).toEqual([['result', true]])
})

test.each([
  ['result', [2, 1], 'home', 0, 'won'],
  ['result', [1, 1], 'draw', 0, 'won'],
  ['result', [1, 1], 'home', 0, 'lost'],
  ['winner', [101, 99], 'away', 0, 'lost'],
  ['double-chance', [0, 0], 'home-draw', 0, 'won'],
  ['double-chance', [0, 1], 'home-draw', 0, 'lost'],
  ['draw-no-bet', [1, 1], 'home', 0, 'void'],
  ['draw-no-bet', [0, 1], 'away', 0, 'won'],
  ['total', [2, 1], 'over', 2.5, 'won'],
  ['total', [2, 0], 'over', 2, 'void'],
  ['total', [2, 0], 'under', 2.5, 'won'],
  ['handicap', [2, 1], 'home', -1.5, 'lost'],
  ['handicap', [2, 1], 'away', -1.5, 'won'],
  ['handicap', [2, 1], 'away', -1, 'void'],
  ['both-score', [1, 1], 'yes', 0, 'won'],
  ['both-score', [3, 0], 'no', 0, 'won'],
  ['odd-even', [2, 1], 'odd', 0, 'won'],
  ['odd-even', [0, 0], 'even', 0, 'won'],
  ['correct-score', [2, 1], '2-1', 0, 'won'],
  ['correct-score', [1, 2], '2-1', 0, 'lost'],
  ['set-score', [2, 0], '2-0', 0, 'won'],
  ['set-total', [2, 1], 'over', 2.5, 'won'],
  ['set-handicap', [2, 0], 'away', 1.5, 'lost'],
] as const)('%s at %j: %s with line %d is %s', (kind, score, outcome, line, verdict) => {
  expect(judges[kind](score, outcome, line)).toBe(verdict)
})

describe('races', () => {
  const abilities = [4, 2, 1, 1, 0.5, 0.5, 0.5, 0.5]

  test('one runner wins, the right number is placed, both as often as predicted', () => {
    const sum = (chances: number[]) => chances.reduce((all, chance) => all + chance, 0)
    const [win, place] = [winChances(abilities), placeChances(abilities, 3)]
    expect([sum(win), sum(place)]).toEqual([expect.closeTo(1, 9), expect.closeTo(3, 9)])
    const chance = keyedChance('a', 'races')
    const races = Array.from({ length: 4000 }, () => runRace(abilities, chance))
    for (const [index] of abilities.entries()) {
      expect(races.filter((order) => order[0] === index).length / races.length).toBeCloseTo(win[index]!, 1)
      expect(races.filter((order) => order.indexOf(index) < 3).length / races.length).toBeCloseTo(place[index]!, 1)
    }
    expect(races.every((order) => new Set(order).size === abilities.length)).toBe(true)
  })
})
