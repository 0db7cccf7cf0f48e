/** Pseudo-random numbers: the same seed gives the same sequence. */
export interface Random {
  /** A number in [from, to). */
  between: (from: number, to: number) => number
  /** An element of `list`, which must not be empty. */
  pick: <T>(list: readonly T[]) => T
}

/** Creates a sequence that depends on `seed` alone (FNV-1a into mulberry32). */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193)

  function next() {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  return {
    between: (from, to) => from + next() * (to - from),
    pick: (list) => list[Math.floor(next() * list.length)]!,
  }
}
