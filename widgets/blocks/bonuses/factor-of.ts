import type { Bonus } from '#api'

/** How many times a bonus has to be staked; computed where the platform does not say. */
export function factorOf({ amount, wagering }: Bonus): number | string {
  if (!wagering) return '–'
  return wagering.factor ?? (amount ? Math.round((wagering.required / amount) * 100) / 100 : '–')
}
