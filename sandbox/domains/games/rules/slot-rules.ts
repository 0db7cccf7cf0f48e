import type { Game } from '#api'
import type { Chance } from '../../../app/chance.ts'
import { keyedChance } from '../../../app/secure-chance.ts'
import { areNumbers, type DrawRules } from './rules.ts'
import { bestOf, type Pays, wild } from './slot-lines.ts'
import { factorFor, profiles } from './slot-pays.ts'

/** The top visible position of each of the five reels. */
interface SlotOutcome {
  stops: number[]
}

/** A winning line. `win` is a multiple of the whole stake. */
export interface LineWin {
  line: number
  symbol: number
  count: number
  win: number
}

/** The paylines: the row (0 to 2) on each reel. */
export const lines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [1, 0, 0, 0, 1],
] as const

/**
 * A slot of 5 x 3 with ten lines. Each slot has its own reels; its pays depend on its volatility and its stated return.
 */
export interface SlotRules extends DrawRules<SlotOutcome> {
  reels: number[][]
  pays5: Pays
  /** The visible symbols, reel by reel from the top. */
  grid(outcome: SlotOutcome): number[][]
  lineWins(outcome: SlotOutcome): LineWin[]
}

/** The rules of one slot; `rtp` is a share, `key` makes its reels differ from those of other slots. */
export function slotRules(key: string, volatility: NonNullable<Game['volatility']>, rtp: number): SlotRules {
  const { weights, pays: base } = profiles[volatility]
  const factor = factorFor(volatility, rtp)
  const pays5 = base.map((row) => row.map((pay) => Math.round((pay * factor * 1000) / lines.length) / 1000))
  const reels = weights.map((row, reel) => strip(row, keyedChance(key, `reel ${reel}`)))

  const grid = ({ stops }: SlotOutcome) =>
    stops.map((stop, reel) => [0, 1, 2].map((row) => reels[reel]![(stop + row) % reels[reel]!.length]!))

  function lineWins(outcome: SlotOutcome): LineWin[] {
    const seen = grid(outcome)
    return lines.flatMap((rows, line) => {
      const best = bestOf(
        rows.map((row, reel) => seen[reel]![row]!),
        pays5,
      )
      return best ? [{ line, ...best }] : []
    })
  }

  return {
    reels,
    pays5,
    grid,
    lineWins,
    mainSpot: 'spin',
    accepts: (spot) => spot === 'spin',
    draw: (chance) => ({ stops: reels.map(({ length }) => chance.below(length)) }),
    isOutcome: (value): value is SlotOutcome =>
      areNumbers((value as SlotOutcome | null)?.stops, 5, 0, reels[0]!.length - 1),
    pays: (_spot, outcome) => lineWins(outcome).reduce((sum, { win }) => sum + win, 0),
    rtp: () => rtp,
    show: (outcome) => ({ ...outcome, grid: grid(outcome), wins: lineWins(outcome) }),
  }
}

/** A shuffled reel with this many of each symbol and no adjacent wild symbols. */
function strip(weights: readonly number[], chance: Chance): number[] {
  const reel = weights.flatMap((count, symbol) => Array.from({ length: count }, () => symbol))
  for (let last = reel.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    ;[reel[last], reel[other]] = [reel[other]!, reel[last]!]
  }
  for (let index = 1; index < reel.length; index++) {
    if (reel[index] !== wild || reel[index - 1] !== wild) continue
    const other = reel.findIndex(
      (symbol, at) => symbol !== wild && ![at - 1, at + 1].some((near) => reel[near] === wild),
    )
    ;[reel[index], reel[other]] = [reel[other]!, reel[index]!]
  }
  return reel
}
