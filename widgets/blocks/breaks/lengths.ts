import type { PlayerBreak } from '#api'
import type { Language, Manifest } from '#manifest'
import { unitText } from '#engine/i18n/formats.ts'

/** Lengths in days that have a shorter name. Months and years are at least as long as their name says. */
const named: Record<number, readonly [count: number, unit: 'week' | 'month' | 'year']> = {
  7: [1, 'week'],
  14: [2, 'week'],
  42: [6, 'week'],
  92: [3, 'month'],
  184: [6, 'month'],
  366: [1, 'year'],
  731: [2, 'year'],
  1096: [3, 'year'],
  1827: [5, 'year'],
}

const usual: Record<PlayerBreak['kind'], readonly number[]> = {
  break: [1, 7, 30, 42],
  'self-exclusion': [184, 366, 1827],
}

type Rules = NonNullable<Manifest['playerProtection']['breakRules']>

/** Returns the lengths that the brand offers, in days. */
export const lengthsOf = (kind: PlayerBreak['kind'], { days, exclusionDays }: Rules = {}): readonly number[] =>
  (kind === 'break' ? days : exclusionDays) ?? usual[kind]

/** Returns a length in words: `6 months`. */
export function lengthText(days: number, language: Language): string {
  const [count, unit] = named[days] ?? [days, 'day' as const]
  return unitText(count, unit, language)
}
