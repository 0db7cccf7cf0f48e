import { decimals, length, matches, matchesNot, noSpaces, noSpacesOnEdge, range, required, type Rule } from './rules.ts'

type Rules = readonly Rule<string>[]

/** The named presets of spec §5, each in the order in which its rules are asked. */

export const login: Rules = [required, length({ min: 2, max: 180 }), noSpaces]

export const password: Rules = login

export const email: Rules = [required, matches(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u, 'incorrect_email')]

export const phoneWithPlus: Rules = [required, matches(/^\+?[0-9]{7,20}$/, 'incorrect_phone')]

export const phoneWithoutPlus: Rules = [matches(/^[0-9]{7,20}$/, 'incorrect_phone_not_plus')]

/** A given name or a surname. Letters of every script, marks, and what joins them: space, hyphen, apostrophe, full stop. */
export const personName: Rules = [
  required,
  length({ min: 2, max: 180 }),
  noSpacesOnEdge,
  matchesNot(/[^\p{L}\p{M}\p{N}\s'’.-]/u, 'forbid_special_characters'),
  matchesNot(/\p{N}/u, 'forbid_digits'),
]

/** An amount to deposit or withdraw. */
export const amount: Rules = [range({ min: 1, max: 1_000_000 }), decimals(2)]
