import type { Game } from '#api'
import { bestOf, type Pays } from './slot-lines.ts'

interface Profile {
  /** By reel, how often each symbol is on it. */
  weights: number[][]
  /** In stakes of one line. */
  pays: Pays
}

const everyReel = (row: number[]) => Array.from({ length: 5 }, () => row)

/** The distribution of wins: the higher the volatility, the rarer and larger the wins. */
export const profiles: Record<NonNullable<Game['volatility']>, Profile> = {
  low: {
    weights: everyReel([2, 3, 4, 4, 5, 5, 6, 6]),
    pays: [
      [40, 150, 600],
      [20, 70, 260],
      [14, 45, 160],
      [10, 32, 110],
      [6, 16, 50],
      [6, 16, 50],
      [5, 12, 36],
      [5, 12, 36],
    ],
  },
  medium: {
    weights: everyReel([2, 3, 3, 4, 5, 6, 6, 6]),
    pays: [
      [50, 250, 1500],
      [25, 110, 500],
      [16, 70, 280],
      [12, 45, 170],
      [6, 18, 60],
      [5, 14, 45],
      [4, 11, 34],
      [4, 11, 34],
    ],
  },
  high: {
    weights: everyReel([1, 2, 3, 4, 6, 6, 7, 7]),
    pays: [
      [100, 800, 6000],
      [40, 260, 1800],
      [20, 120, 700],
      [12, 60, 320],
      [4, 14, 60],
      [4, 14, 60],
      [3, 9, 36],
      [3, 9, 36],
    ],
  },
}

const returns = new Map<string, number>()

/** The factor for a profile’s pays that gives a slot the return `rtp`, a share of the stake. */
export function factorFor(volatility: NonNullable<Game['volatility']>, rtp: number): number {
  const known = returns.get(volatility) ?? returnOf(profiles[volatility].weights, profiles[volatility].pays)
  returns.set(volatility, known)
  return rtp / known
}

/** The long-term return of a line: the mean over all combinations of five symbols. It is the same for every line. */
export function returnOf(weights: number[][], pays: Pays): number {
  const shares = weights.map((row) => row.map((count) => count / row.reduce((sum, one) => sum + one, 0)))
  const symbols: number[] = []
  const mean = (reel: number, share: number): number => {
    if (reel === 5) return share * (bestOf(symbols, pays)?.win ?? 0)
    return shares[reel]!.reduce((sum, chance, symbol) => {
      symbols[reel] = symbol
      return sum + mean(reel + 1, share * chance)
    }, 0)
  }
  return mean(0, 1)
}
