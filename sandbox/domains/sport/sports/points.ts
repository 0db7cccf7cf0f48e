import { type Chance, fraction } from '../../../app/chance.ts'
import {
  type Course,
  type Expectation,
  type Forecast,
  kickOff,
  type Moment,
  plus,
  type Score,
  type Side,
  type SportRules,
} from './course.ts'
import { clockOf, lengthOf, playedAt, positionAt, timeOf, type Timing } from './periods.ts'

const timing: Timing = {
  period: 12,
  periods: 4,
  minuteMs: 45_000,
  breakMs: 120_000,
  name: (index) => `q${index + 1}`,
  pause: 'break',
}
const minutes = timing.period * timing.periods
/** An overtime of five minutes, shortened. */
const overtimeMs = 60_000
/** The variance of an attack’s points per expected point. */
const variancePerPoint = 1.15
/** Attacks of each side per match minute. */
const perMinute = 2

/** Basketball: points are frequent, and the side that leads after the last overtime wins. */
export const basketball: SportRules = {
  expect: (home, away) => [112 + 5 * (home - away), 109 - 5 * (home - away)],
  move: ([home, away], balance, tempo) => [
    home * (1 + tempo / 2 + balance / 12),
    away * (1 + tempo / 2 - balance / 12),
  ],
  play,
  forecast([home, away], { score }, elapsed) {
    const rest = Math.max(1 - playedAt(timing, elapsed), 0.002)
    return combine(normal(score[0], home * rest), normal(score[1], away * rest))
  },
  standAt: (score, at) => ({ at, score, periods: [score], halts: true }),
  clock: (_standing, elapsed) => (elapsed >= lengthOf(timing) ? { period: 'ot' } : clockOf(timing, elapsed)),
}

/** Simulates two attacks per side and minute, each worth nothing, one, two or three points. */
function play(expectation: Expectation, chance: Chance, from: Moment = kickOff): Course {
  const moments: Moment[] = [from]
  const first = Math.ceil(positionAt(timing, from.at).minute * perMinute)
  const score = (side: Side, index: number, at: number) => {
    const points = pointsOf(chance, expectation[side === 'home' ? 0 : 1] / (minutes * perMinute))
    if (points > 0) moments.push(basket(moments.at(-1)!, side, points, index, at))
  }
  for (let attack = first; attack < minutes * perMinute; attack++) {
    const minute = attack / perMinute
    const index = Math.floor(minute / timing.period)
    score('home', index, timeOf(timing, minute + 0.12))
    score('away', index, timeOf(timing, minute + 0.37))
  }
  let end = lengthOf(timing)
  for (; isLevel(moments.at(-1)!); end += overtimeMs) {
    for (let attack = 1; attack < 10; attack++) {
      const at = end + (attack * overtimeMs) / 10
      score('home', timing.periods, at)
      score('away', timing.periods, at + 2000)
    }
  }
  return { moments, length: end }
}

const isLevel = ({ score: [home, away] }: Moment) => home === away

/** The points of one attack, `mean` on average. */
function pointsOf(chance: Chance, mean: number): number {
  const threes = 0.14
  const ones = 0.06
  const twos = Math.max(0, (mean - 3 * threes - ones) / 2)
  const drawn = fraction(chance)
  if (drawn < threes) return 3
  if (drawn < threes + ones) return 1
  return drawn < threes + ones + twos ? 2 : 0
}

function basket(before: Moment, side: Side, points: number, index: number, at: number): Moment {
  const periods: Score[] = Array.from({ length: index + 1 }, (_, each) => before.periods[each] ?? [0, 0])
  periods[index] = plus(periods[index]!, side, points)
  return { at, score: plus(before.score, side, points), periods, halts: false }
}

interface Likelihood {
  points: number
  probability: number
}

/** The probabilities of the final points, with `more` expected on top of `held`. */
function normal(held: number, more: number): Likelihood[] {
  const deviation = Math.sqrt(Math.max(more * variancePerPoint, 0.05))
  const low = Math.max(0, Math.floor(more - 4.5 * deviation))
  const points = Array.from({ length: Math.ceil(9 * deviation) + 1 }, (_, index) => low + index)
  const weights = points.map((each) => Math.exp(-0.5 * ((each - more) / deviation) ** 2))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return points.map((each, index) => ({ points: held + each, probability: weights[index]! / whole }))
}

/** A level match goes into overtime: either side wins it by a few points. */
function combine(home: Likelihood[], away: Likelihood[]): Forecast {
  return home.flatMap((one) =>
    away.flatMap((other) => {
      const probability = one.probability * other.probability
      if (one.points !== other.points) return [{ score: [one.points, other.points] as Score, probability }]
      return [
        { score: [one.points + 11, other.points + 7] as Score, probability: probability / 2 },
        { score: [one.points + 7, other.points + 11] as Score, probability: probability / 2 },
      ]
    }),
  )
}
