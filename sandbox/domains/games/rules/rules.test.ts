import { describe, expect, test } from 'vitest'
import { keyedChance } from '../../../app/secure-chance.ts'
import { baccaratRules, dragonTigerRules } from './baccarat-rules.ts'
import { crashRules } from './crash-rules.ts'
import { diceRules } from './dice-rules.ts'
import { keno, lotto, numbersRules } from './numbers-rules.ts'
import { rouletteRules } from './roulette-rules.ts'
import type { DrawRules } from './rules.ts'
import { wheelRules } from './wheel-rules.ts'

/** The mean return of a spot over this many drawn rounds, always with the same draws. */
function simulate<Outcome>(rules: DrawRules<Outcome>, spot: string, rounds: number): number {
  const chance = keyedChance('test', spot)
  let sum = 0
  for (let round = 0; round < rounds; round++) sum += rules.pays(spot, rules.draw(chance))
  return sum / rounds
}

/** The tolerance for a mean: four standard deviations either way. */
const bound = (highestPay: number, rtp: number, rounds: number) => 4 * Math.sqrt((highestPay * rtp) / rounds)

interface Case {
  name: string
  rules: DrawRules
  /** Each spot with its maximum return, which decides the tolerance. */
  spots: [string, number][]
  low: number
  high: number
}

const of = <Outcome>(
  name: string,
  rules: DrawRules<Outcome>,
  spots: [string, number][],
  low: number,
  high: number,
): Case => ({
  name,
  spots,
  low,
  high,
  rules: rules as DrawRules,
})

const tickets = (sizes: number[]): [string, number][] =>
  sizes.map((size) => [Array.from({ length: size }, (_, index) => index * 3 + 1).join('-'), 60])

const cases = [
  of(
    'European roulette',
    rouletteRules('european'),
    [
      ['17', 36],
      ['red', 2],
      ['dozen-2', 3],
      ['column-3', 3],
    ],
    0.972,
    0.974,
  ),
  of(
    'American roulette',
    rouletteRules('american'),
    [
      ['37', 36],
      ['high', 2],
      ['dozen-1', 3],
    ],
    0.947,
    0.948,
  ),
  of('French roulette', rouletteRules('french'), [['even', 2]], 0.986, 0.987),
  of(
    'baccarat',
    baccaratRules,
    [
      ['player', 2],
      ['banker', 2],
      ['tie', 9],
    ],
    0.85,
    0.99,
  ),
  of(
    'dragon and tiger',
    dragonTigerRules,
    [
      ['dragon', 2],
      ['tiger', 2],
      ['tie', 12],
    ],
    0.89,
    0.97,
  ),
  of(
    'three dice',
    diceRules(3),
    [
      ['small', 2],
      ['odd', 2],
      ['triple', 33],
      ['total-9', 8],
      ['total-4', 64],
      ['face-6', 4],
    ],
    0.87,
    0.98,
  ),
  of(
    'two dice',
    diceRules(2),
    [
      ['field', 4],
      ['under', 3],
      ['seven', 6],
      ['doubles', 6],
      ['craps', 9],
      ['eleven', 17],
    ],
    0.93,
    0.98,
  ),
  of(
    'the wheel',
    wheelRules,
    [
      ['1', 2],
      ['3', 4],
      ['6', 7],
      ['12', 13],
      ['25', 26],
      ['50', 51],
    ],
    0.9,
    0.97,
  ),
  of('keno', numbersRules(keno), tickets([1, 2, 3, 4, 5, 6]), 0.92, 0.94),
  of(
    'a crash game',
    crashRules(0.96),
    [
      ['1.01', 2],
      ['2.00', 2],
      ['10.00', 10],
      ['200.00', 200],
    ],
    0.96,
    0.96,
  ),
]

describe.each(cases)('$name', ({ rules, spots, low, high }) => {
  test.each(spots)('has the stated return on %s, both calculated and simulated', (spot, most) => {
    const rounds = 20_000
    expect(rules.accepts(spot)).toBe(true)
    expect(rules.rtp(spot)).toBeGreaterThanOrEqual(low)
    expect(rules.rtp(spot)).toBeLessThanOrEqual(high)
    expect(Math.abs(simulate(rules, spot, rounds) - rules.rtp(spot))).toBeLessThan(bound(most, rules.rtp(spot), rounds))
  })

  test('accepts only possible outcomes', () => {
    const chance = keyedChance('test', 'outcomes')
    for (let round = 0; round < 200; round++) expect(rules.isOutcome(rules.draw(chance))).toBe(true)
    const wrong = [
      null,
      {},
      { number: 38 },
      { dice: [0, 1, 2] },
      { segment: 54 },
      { at: 0.5 },
      { at: 1.001 },
      { numbers: [1, 1] },
      { player: ['1S'] },
    ]
    for (const value of wrong) expect([value, rules.isOutcome(value)]).toEqual([value, false])
    for (const spot of ['', 'none', '99', '-1', '1-1', '2-1', '0.50', '1e1', '07', 'toString'])
      expect([spot, rules.accepts(spot)]).toEqual([spot, false])
  })
})

test('long tickets are within the stated bounds too', () => {
  for (const [spot] of tickets([7, 8])) expect(numbersRules(keno).rtp(spot)).toBeCloseTo(0.928, 1)
  expect(numbersRules(lotto).rtp('1-2-3-4-5-6')).toBeCloseTo(0.943, 2)
  expect(numbersRules(lotto).accepts('1-2-3-4-5')).toBe(false)
  expect(numbersRules(lotto).pays('1-2-3-4-5-6', { numbers: [6, 5, 4, 36, 35, 34] })).toBe(9)
})

test('only the French wheel’s zero returns half of an even-money stake', () => {
  expect(rouletteRules('french').pays('red', { number: 0 })).toBe(0.5)
  expect(rouletteRules('french').pays('dozen-1', { number: 0 })).toBe(0)
  expect(rouletteRules('european').pays('red', { number: 0 })).toBe(0)
  expect(rouletteRules('american').pays('even', { number: 37 })).toBe(0)
})
