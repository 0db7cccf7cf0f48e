import { fraction } from '../../../app/chance.ts'
import type { Expectation, Score, Side } from './course.ts'
import { setRules } from './sets.ts'

const gameMs = 130_000
const limit = (value: number) => Math.min(0.95, Math.max(0.4, value))
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

const isSetOver = ([home, away]: Score) =>
  Math.max(home, away) === 7 || (Math.max(home, away) === 6 && Math.abs(home - away) >= 2)

/** The probability that the home player wins the next game: the players serve alternately, and at 6-6 both do. */
function gameChance([homeHolds, awayHolds]: Expectation, [home, away]: Score, serving: Side): number {
  if (home === 6 && away === 6) return 0.5 + (homeHolds - awayHolds) / 2
  return serving === 'home' ? homeHolds : 1 - awayHolds
}

function setChance(expectation: Expectation, games: Score, serving: Side): number {
  const known = new Map<string, number>()
  const from = ([home, away]: Score, server: Side): number => {
    if (isSetOver([home, away])) return home > away ? 1 : 0
    const name = `${home}-${away}-${server}`
    const before = known.get(name)
    if (before !== undefined) return before
    const wins = gameChance(expectation, [home, away], server)
    const chance = wins * from([home + 1, away], other(server)) + (1 - wins) * from([home, away + 1], other(server))
    known.set(name, chance)
    return chance
  }
  return from(games, serving)
}

/** Tennis, best of three sets. The expectation is how often each player holds serve. */
export const tennis = setRules({
  setsToWin: 2,
  usualLoss: [6, 4],
  setBreakMs: 60_000,
  expect: (home, away) => [0.76 + 0.05 * (home - away), 0.76 - 0.05 * (home - away)],
  move: ([home, away], balance) => [limit(home + balance / 12), limit(away - balance / 12)],
  isSetOver,
  setChance,
  playOne(expectation, chance, games, serving) {
    const winner = fraction(chance) < gameChance(expectation, games, serving) ? 'home' : 'away'
    return { winner, lasts: games[0] === 6 && games[1] === 6 ? 2 * gameMs : gameMs, serving: other(serving) }
  },
})
