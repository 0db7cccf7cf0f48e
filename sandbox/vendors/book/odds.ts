/** How odds are written. */
export type OddsFormat = 'decimal' | 'fractional' | 'american'

/** The steps of a British board, as profit for one staked. */
const ladder = [
  [1, 100],
  [1, 50],
  [1, 25],
  [1, 20],
  [1, 16],
  [1, 14],
  [1, 12],
  [1, 10],
  [1, 9],
  [1, 8],
  [1, 7],
  [1, 6],
  [1, 5],
  [2, 9],
  [1, 4],
  [2, 7],
  [3, 10],
  [1, 3],
  [4, 11],
  [2, 5],
  [4, 9],
  [1, 2],
  [8, 15],
  [4, 7],
  [8, 13],
  [4, 6],
  [8, 11],
  [4, 5],
  [5, 6],
  [10, 11],
  [1, 1],
  [11, 10],
  [6, 5],
  [5, 4],
  [11, 8],
  [7, 5],
  [3, 2],
  [8, 5],
  [13, 8],
  [7, 4],
  [9, 5],
  [15, 8],
  [2, 1],
  [21, 10],
  [11, 5],
  [9, 4],
  [12, 5],
  [5, 2],
  [13, 5],
  [11, 4],
  [14, 5],
  [3, 1],
  [10, 3],
  [7, 2],
  [4, 1],
  [9, 2],
  [5, 1],
  [11, 2],
  [6, 1],
  [13, 2],
  [7, 1],
  [15, 2],
  [8, 1],
  [17, 2],
  [9, 1],
  [10, 1],
] as const

/** Writes decimal odds, such as 2.5, in a format: 2.50, 3/2 (the nearest step of a British board; whole numbers above 10/1) or +150. */
export function writeOdds(odds: number, format: OddsFormat): string {
  if (format === 'american') return odds >= 2 ? `+${Math.round((odds - 1) * 100)}` : `-${Math.round(100 / (odds - 1))}`
  if (format === 'fractional') return fraction(odds - 1)
  return odds >= 100 ? odds.toFixed(0) : odds.toFixed(2)
}

function fraction(profit: number): string {
  if (profit > 10) return `${Math.round(profit)}/1`
  let nearest: readonly [number, number] = ladder[0]
  for (const step of ladder)
    if (Math.abs(step[0] / step[1] - profit) < Math.abs(nearest[0] / nearest[1] - profit)) nearest = step
  return `${nearest[0]}/${nearest[1]}`
}
