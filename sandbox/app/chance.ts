/** The source of random outcomes. */
export interface Chance {
  /** A whole number from 0 up to and excluding `limit` (at most 2^32), uniformly distributed. */
  below(limit: number): number
}

/** A number from 0 up to and excluding 1, in steps of 2^-32. */
export const fraction = (chance: Chance): number => chance.below(2 ** 32) / 2 ** 32

/** `count` different elements of a list, in the order in which they were drawn. */
export function drawFrom<T>(list: readonly T[], count: number, chance: Chance): T[] {
  const rest = [...list]
  return Array.from({ length: count }, () => rest.splice(chance.below(rest.length), 1)[0]!)
}
