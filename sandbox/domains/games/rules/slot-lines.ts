/** By symbol, what three, four and five of it pay. */
export type Pays = number[][]

/** The symbol that replaces any other: the game’s own motif. */
export const wild = 0

/** The pay of a line of five symbols from the left, with wild symbols replacing any. */
export function bestOf(symbols: readonly number[], pays: Pays): { symbol: number; count: number; win: number } | null {
  const first = symbols.find((symbol) => symbol !== wild) ?? wild
  const candidates = [first, wild].map((symbol) => {
    const end = symbols.findIndex((one) => one !== symbol && one !== wild)
    const wildEnd = symbols.findIndex((one) => one !== wild)
    const run = symbol === wild ? wildEnd : end
    const count = run < 0 ? 5 : run
    return { symbol, count, win: pays[symbol]?.[count - 3] ?? 0 }
  })
  const best = candidates.reduce((one, other) => (other.win > one.win ? other : one))
  return best.win > 0 ? best : null
}
