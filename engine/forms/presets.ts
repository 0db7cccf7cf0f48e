import { decimals, length, matches, matchesNot, noSpaces, noSpacesOnEdge, range, required, type Rule } from './rules.ts'

type Rules = readonly Rule<string>[]

/** The named presets of spec §5, each with its rules in the order in which they are checked. */

const credential: Rules = [required, length({ min: 2, max: 180 }), noSpaces]

export const login: Rules = [...credential]

export const password: Rules = [...credential]

/**
 * A local part, an @ and a domain of at least two labels, without characters that only a quoted local part may contain.
 */
const address = /^[^\s@<>()[\]\\,;:"]+@([^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/u

export const email: Rules = [required, matches(address, 'incorrect_email')]

export const phoneWithPlus: Rules = [required, matches(/^\+?[0-9]{7,20}$/, 'incorrect_phone')]

export const phoneWithoutPlus: Rules = [matches(/^[0-9]{7,20}$/, 'incorrect_phone_not_plus')]

/**
 * A given name or surname: letters of every script, marks, and separators: space, hyphen, apostrophe, full stop,
 * Persian’s zero-width non-joiner.
 */
export const personName: Rules = [
  required,
  length({ min: 2, max: 180 }),
  noSpacesOnEdge,
  matchesNot(/[^\p{L}\p{M}\p{N}\p{Zs}\u200c'’.-]/u, 'forbid_special_characters'),
  matchesNot(/\p{N}/u, 'forbid_digits'),
]

/** Limits of an amount, and the number of decimals of its currency. */
interface AmountLimits {
  min: number
  max: number
  digits: number
}

/** The amount preset with narrower limits; they cannot widen the preset’s. */
export const amountWithin = ({ min, max, digits }: AmountLimits): Rules => [
  range({ min: Math.max(min, 1), max: Math.min(max, 1_000_000) }),
  decimals(Math.min(digits, 2)),
]

/** An amount to deposit or withdraw. */
export const amount: Rules = amountWithin({ min: -Infinity, max: Infinity, digits: Infinity })
