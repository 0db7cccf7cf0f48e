import { fraction } from '../../../app/chance.ts'
import type { Expectation, Score } from './course.ts'
import { setRules } from './sets.ts'

const rallyMs = 20_000
const lastSet = 4
const limit = (value: number) => Math.min(0.62, Math.max(0.38, value))
const targetOf = (setIndex: number) => (setIndex === lastSet ? 15 : 25)

const isSetOver = ([home, away]: Score, setIndex: number) =>
  Math.max(home, away) >= targetOf(setIndex) && Math.abs(home - away) >= 2

function setChance([wins]: Expectation, games: Score, setIndex: number): number {
  const target = targetOf(setIndex)
  const level = wins ** 2 / (wins ** 2 + (1 - wins) ** 2)
  const known = new Map<number, number>()
  const from = (home: number, away: number): number => {
    if (isSetOver([home, away], setIndex)) return home > away ? 1 : 0
    // From one point below the target, only the difference matters.
    if (home >= target - 1 && away >= target - 1)
      return home === away ? level : home > away ? wins + (1 - wins) * level : wins * level
    const name = home * 100 + away
    const before = known.get(name)
    if (before !== undefined) return before
    const chance = wins * from(home + 1, away) + (1 - wins) * from(home, away + 1)
    known.set(name, chance)
    return chance
  }
  return from(...(games as [number, number]))
}

/** Volleyball, best of five sets. The expectation is each side’s share of the rallies. */
export const volleyball = setRules({
  setsToWin: 3,
  usualLoss: [25, 21],
  setBreakMs: 60_000,
  expect: (home, away) => [0.508 + 0.02 * (home - away), 0.492 - 0.02 * (home - away)],
  move: ([home], balance) => [limit(home + balance / 25), 1 - limit(home + balance / 25)],
  isSetOver,
  setChance: (expectation, games, _serving, setIndex) => setChance(expectation, games, setIndex),
  playOne(expectation, chance) {
    const winner = fraction(chance) < expectation[0] ? 'home' : 'away'
    return { winner, lasts: rallyMs, serving: winner }
  },
})
