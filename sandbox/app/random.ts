/** Pseudo-random numbers; the same seed gives the same sequence. */
export interface Random {
  /** A number from 0 up to and excluding 1. */
  next(): number
  /** A whole number from `low` to `high`, both inclusive. */
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** Returns a shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/** The mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  return {
    next,
    between,
    pick: <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T,
    shuffle: (list) => {
      const copy = [...list]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = between(0, last)
        ;[copy[last], copy[other]] = [copy[other]!, copy[last]!]
      }
      return copy
    },
  }
}
