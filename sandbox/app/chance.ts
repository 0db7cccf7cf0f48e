/** Where every outcome comes from. */
export interface Chance {
  /** A whole number from 0 up to, not including, `limit` (at most 2^32), each as likely as any other. */
  below(limit: number): number
}

/** A number from 0 up to, not including, 1, in steps of 2^-32. */
export const fraction = (chance: Chance): number => chance.below(2 ** 32) / 2 ** 32

/** `count` different ones of a list, in the order in which they were drawn. */
export function drawFrom<T>(list: readonly T[], count: number, chance: Chance): T[] {
  const rest = [...list]
  return Array.from({ length: count }, () => rest.splice(chance.below(rest.length), 1)[0]!)
}
