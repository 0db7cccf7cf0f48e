import { ApiError, code } from '../../app/errors.ts'
import { countryCodes } from './countries.ts'

const minAge = 18

/** The offset of the farthest time zones from UTC, in milliseconds: a birthday is midnight local time. */
const farthestZone = 14 * 60 * 60 * 1000

const sized = (text: string) => [...text].length >= 2 && [...text].length <= 180

/** Letters and marks of every script, and joining characters; the same as the client’s preset (spec §5). */
const isPersonName = (text: string) =>
  sized(text) && !/^\s|\s$/u.test(text) && !/[^\p{L}\p{M}\p{Zs}\u200c'’.-]/u.test(text)

const isPassword = (text: string) => sized(text) && !/\s/u.test(text)

/**
 * A local part, an @ and a domain of at least two labels, without characters that are valid only in a quoted local
 * part.
 */
const address = /^[^\s@<>()[\]\\,;:"]+@([^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/u

const isPlain = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text)

/** The server’s rules of spec §5 by field name; each checks a text that is not empty. */
const rules: Record<string, (text: string) => boolean> = {
  name: isPersonName,
  surname: isPersonName,
  cardId: (text) => isPlain(text) && !/\s/u.test(text),
  email: (text) => isPlain(text) && address.test(text),
  phone: (text) => /^\+?[0-9]{7,20}$/.test(text),
  city: (text) => !/[\p{Cs}\0]/u.test(text),
  country: (text) => countryCodes.has(text),
  login: (text) => isPlain(text) && isPassword(text),
  password: isPassword,
  newPassword: isPassword,
  birthday: (text) => /^-?\d{1,15}$/.test(text) && Number(text) >= Date.UTC(1900, 0) - farthestZone,
  referralCode: isPlain,
  apikey: isPlain,
  subid: isPlain,
}

/** Throws 110 with every field that breaks its rule, or is required and empty. Texts without a rule may be anything. */
export function checkFields(values: object, required: readonly string[] = []): void {
  const wrong = [...new Set([...required, ...Object.keys(values)])].filter((field) => {
    const value = (values as Record<string, unknown>)[field]
    if (value === undefined || value === '') return required.includes(field)
    return typeof value === 'string' && rules[field]?.(value) === false
  })
  if (wrong.length > 0) throw new ApiError(400, code.fieldInvalid, ...wrong)
}

/** Throws 112 if a player born at `birthday` is too young. Both arguments are milliseconds since 1970. */
export function checkAge(birthday: number, now: number): void {
  const today = new Date(now + farthestZone)
  const youngest = Date.UTC(today.getUTCFullYear() - minAge, today.getUTCMonth(), today.getUTCDate() + 1)
  if (birthday >= youngest) throw new ApiError(400, code.tooYoung, 'birthday')
}

/** Normalizes a phone number to its stored form, with a plus. */
export const withPlus = (phone: string): string => (phone.startsWith('+') ? phone : `+${phone}`)
