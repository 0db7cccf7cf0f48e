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

/** The parameters of a sport with goals. */
export interface GoalSport {
  timing: Timing
  /** The expected goals of the home team against an equal team. */
  homeGoals: number
  /** The expected goals of the away team against an equal team. */
  awayGoals: number
  /** How strongly a difference in strength changes the goals of both teams. */
  strengthEffect: number
  /** Whether bets are suspended at each goal. */
  halts: boolean
}

/** Football, ice hockey and handball: goals occur at any time, at each side’s expected rate. */
export function goalRules({ timing, homeGoals, awayGoals, strengthEffect, halts }: GoalSport): SportRules {
  const minutes = timing.period * timing.periods

  return {
    expect(homeStrength, awayStrength) {
      const factor = Math.exp(strengthEffect * (homeStrength - awayStrength))
      return [homeGoals * factor, awayGoals / factor]
    },
    move: ([home, away], balance, tempo) => [
      home * Math.exp(balance / 2 + tempo),
      away * Math.exp(-balance / 2 + tempo),
    ],
    play: (expectation, chance, from = kickOff) => play(expectation, chance, from),
    forecast([home, away], { score }, elapsed) {
      const remainingShare = 1 - playedAt(timing, elapsed)
      return combine(score, poisson(home * remainingShare), poisson(away * remainingShare))
    },
    standAt(score, at) {
      const { index } = positionAt(timing, at)
      // When the goals were scored is not known: all are put in the current period.
      return {
        at,
        score,
        periods: Array.from({ length: index + 1 }, (_, each): Score => (each === index ? score : [0, 0])),
        halts,
      }
    },
    clock: (_standing, elapsed) => clockOf(timing, elapsed),
  }

  /** Simulates in quarters of a minute, in each of which a side scores at most one goal. */
  function play(expectation: Expectation, chance: Chance, from: Moment): Course {
    const moments: Moment[] = [from]
    const first = Math.ceil(positionAt(timing, from.at).minute * 4)
    for (let quarter = first; quarter < minutes * 4; quarter++) {
      const minute = quarter / 4 + 0.125
      const index = Math.floor(minute / timing.period)
      for (const side of ['home', 'away'] as const) {
        const rate = expectation[side === 'home' ? 0 : 1] / (minutes * 4)
        if (fraction(chance) < rate) moments.push(goal(moments.at(-1)!, side, index, minute))
      }
    }
    return { moments, length: lengthOf(timing) }
  }

  function goal(before: Moment, side: Side, index: number, minute: number): Moment {
    const periods: Score[] = Array.from({ length: index + 1 }, (_, each) => before.periods[each] ?? [0, 0])
    periods[index] = plus(periods[index]!, side, 1)
    return { at: timeOf(timing, minute), score: plus(before.score, side, 1), periods, halts }
  }
}

/** The Poisson distribution of the number of goals, without negligible probabilities. */
function poisson(mean: number): number[] {
  const counts: number[] = []
  const limit = Math.ceil(mean + 6 * Math.sqrt(mean) + 4)
  for (let count = 0, term = Math.exp(-mean); count <= limit; count++, term *= mean / count) counts.push(term)
  return counts
}

/** Final scores from the current score and each side’s additional goals. */
function combine([home, away]: Score, homeAdds: number[], awayAdds: number[]): Forecast {
  const sum = (terms: number[]) => terms.reduce((all, term) => all + term, 0)
  const whole = sum(homeAdds) * sum(awayAdds)
  return homeAdds.flatMap((one, homeGoals) =>
    awayAdds.map((other, awayGoals) => ({
      score: [home + homeGoals, away + awayGoals] as Score,
      probability: (one * other) / whole,
    })),
  )
}
