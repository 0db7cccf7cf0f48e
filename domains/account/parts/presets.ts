import {
  decimals,
  length,
  matches,
  matchesNot,
  noSpaces,
  noSpacesOnEdge,
  range,
  required,
  type Rule,
} from '#engine/forms/rules.ts'

type Rules = readonly Rule<string>[]

/** The named presets of spec §5, each in the order in which its rules are asked. */

const credential: Rules = [required, length({ min: 2, max: 180 }), noSpaces]

export const login: Rules = [...credential]

export const password: Rules = [...credential]

/** A local part, an @ and a domain of at least two labels, without what only a quoted local part may hold. */
const address = /^[^\s@<>()[\]\\,;:"]+@([^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/u

export const email: Rules = [required, matches(address, 'incorrect_email')]

export const phoneWithPlus: Rules = [required, matches(/^\+?[0-9]{7,20}$/, 'incorrect_phone')]

export const phoneWithoutPlus: Rules = [matches(/^[0-9]{7,20}$/, 'incorrect_phone_not_plus')]

/** A given name or a surname. Letters of every script, marks, and what joins them: space, hyphen, apostrophe, full stop, Persian’s zero-width non-joiner. */
export const personName: Rules = [
  required,
  length({ min: 2, max: 180 }),
  noSpacesOnEdge,
  matchesNot(/[^\p{L}\p{M}\p{N}\p{Zs}\u200c'’.-]/u, 'forbid_special_characters'),
  matchesNot(/\p{N}/u, 'forbid_digits'),
]

/** What narrows an amount: limits, and how many digits its currency has after the point. */
interface AmountLimits {
  min: number
  max: number
  digits: number
}

/** An amount to deposit or withdraw within narrower limits than the preset’s: never wider ones. */
export const amountWithin = ({ min, max, digits }: AmountLimits): Rules => [
  range({ min: Math.max(min, 1), max: Math.min(max, 1_000_000) }),
  decimals(Math.min(digits, 2)),
]

/** An amount to deposit or withdraw. */
export const amount: Rules = amountWithin({ min: -Infinity, max: Infinity, digits: Infinity })
