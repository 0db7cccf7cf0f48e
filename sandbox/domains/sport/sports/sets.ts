import type { Chance } from '../../../app/chance.ts'
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
  type Standing,
} from './course.ts'

/** The parameters of a sport with sets, which consist of games or rallies. */
export interface SetSport {
  setsToWin: number
  /** The usual result of a set, for a score that was set by hand. */
  usualLoss: readonly [winner: number, loser: number]
  setBreakMs: number
  expect(home: number, away: number): Expectation
  move(expectation: Expectation, balance: number): Expectation
  isSetOver(games: Score, setIndex: number): boolean
  /** Simulates the next game or rally. `serving` is the side that serves next. */
  playOne(
    expectation: Expectation,
    chance: Chance,
    games: Score,
    serving: Side,
  ): { winner: Side; lasts: number; serving: Side }
  /** The probability that the home side wins a set with this score. */
  setChance(expectation: Expectation, games: Score, serving: Side, setIndex: number): number
}

/** Tennis and volleyball: the first side to win the required number of sets wins. */
export function setRules(sport: SetSport): SportRules {
  const { setsToWin, setBreakMs } = sport
  const isOver = ([home, away]: Score) => home >= setsToWin || away >= setsToWin

  return {
    expect: sport.expect,
    move: (expectation, balance) => sport.move(expectation, balance),
    play,
    forecast,
    standAt(score, at) {
      const [won, lost] = sport.usualLoss
      const sets = Array.from({ length: score[0] + score[1] }, (_, index): Score =>
        index < score[0] ? [won, lost] : [lost, won],
      )
      return { at, score, periods: isOver(score) ? sets : [...sets, [0, 0]], serving: 'home', halts: true }
    },
    clock: ({ score }) => ({ period: `s${Math.min(score[0] + score[1], 2 * setsToWin - 2) + 1}` }),
  }

  function play(
    expectation: Expectation,
    chance: Chance,
    from: Moment = { ...kickOff, serving: chance.below(2) === 0 ? 'home' : 'away' },
  ): Course {
    const moments: Moment[] = [from]
    let end = from.at
    for (let now = from; !isOver(now.score); now = moments.at(-1)!) {
      const { score, periods } = now
      const games = periods.at(-1) ?? [0, 0]
      const { winner, lasts, serving } = sport.playOne(expectation, chance, games, now.serving ?? 'home')
      const after = plus(games, winner, 1)
      const isSetOver = sport.isSetOver(after, score[0] + score[1])
      const sets = isSetOver ? plus(score, winner, 1) : score
      const next: Score[] = isSetOver && !isOver(sets) ? [after, [0, 0]] : [after]
      end += lasts
      moments.push({ at: end, score: sets, periods: [...periods.slice(0, -1), ...next], serving, halts: isSetOver })
      if (isSetOver && !isOver(sets)) end += setBreakMs
    }
    return { moments, length: end + 10_000 }
  }

  function forecast(expectation: Expectation, { score, periods, serving = 'home' }: Standing): Forecast {
    const found: { score: Score; probability: number }[] = []
    const walk = (sets: Score, probability: number, homeWins: number): void => {
      if (probability <= 0) return
      if (isOver(sets)) return void found.push({ score: sets, probability })
      const [home, away] = [plus(sets, 'home', 1), plus(sets, 'away', 1)]
      walk(home, probability * homeWins, fresh(expectation, home))
      walk(away, probability * (1 - homeWins), fresh(expectation, away))
    }
    walk(
      score,
      1,
      isOver(score) ? 0 : sport.setChance(expectation, periods.at(-1) ?? [0, 0], serving, score[0] + score[1]),
    )
    const scores = new Map<string, { score: Score; probability: number }>()
    for (const each of found) {
      const name = each.score.join('-')
      scores.set(name, { score: each.score, probability: each.probability + (scores.get(name)?.probability ?? 0) })
    }
    return [...scores.values()]
  }

  /** The probability of winning a set that has not begun, in which either side may serve first. */
  function fresh(expectation: Expectation, sets: Score): number {
    const index = sets[0] + sets[1]
    return isOver(sets)
      ? 0
      : (sport.setChance(expectation, [0, 0], 'home', index) + sport.setChance(expectation, [0, 0], 'away', index)) / 2
  }
}
