import { type GameRow, rulesOf } from './game-rules.ts'
import type { Outcomes } from './outcomes.ts'
import { type CrashOutcome, flightTime } from '../rules/crash-rules.ts'
import type { DrawRules } from '../rules/rules.ts'
import type { Round, Timetable } from './round.ts'

const blockMs = 20 * 60_000
const bettingMs = 7000
const pauseMs = 4000

/**
 * The rounds of a crash game. Their lengths vary, so they are counted within blocks of twenty minutes; the last round
 * of a block takes bets until the next block begins, once no further round fits.
 */
export function crashRounds(game: GameRow, outcomes: Outcomes): Timetable {
  const rules = rulesOf(game).rules as DrawRules<CrashOutcome>

  function roundsOf(block: number): Round[] {
    const blockEnd = (block + 1) * blockMs
    const rounds: Round[] = []
    for (let opensAt = block * blockMs; opensAt < blockEnd; opensAt = rounds.at(-1)!.endsAt) {
      const id = `${block}-${rounds.length + 1}`
      const { at } = outcomes.ofRound(game, id, rules) as CrashOutcome
      const closesAt = opensAt + bettingMs
      const paysAt = closesAt + flightTime(at)
      if (paysAt + pauseMs > blockEnd) extend(rounds, blockEnd)
      else rounds.push({ id, opensAt, closesAt, paysAt, endsAt: paysAt + pauseMs })
    }
    return rounds
  }

  const blockAt = (now: number) => Math.floor(now / blockMs)

  return {
    at: (now) => roundsOf(blockAt(now)).findLast(({ opensAt }) => opensAt <= now)!,
    paidBefore(now, count) {
      const block = blockAt(now)
      const paid = [...roundsOf(block - 1), ...roundsOf(block)].filter(({ paysAt }) => paysAt <= now)
      return paid.slice(-count).reverse()
    },
  }
}

/** Extends the pause after the last round to the end of the block. */
function extend(rounds: Round[], blockEnd: number): void {
  const last = rounds.pop()!
  rounds.push({ ...last, endsAt: blockEnd })
}
