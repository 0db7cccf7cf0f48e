import { isBirthday } from './birth-dates.ts'
import { hasLuhnDigit } from './check-digits.ts'
import type { NumberFormat } from './number-format.ts'

/** People without residence have a samordningsnummer, whose day is 60 higher. */
function isSwedishBirthday(value: string): boolean {
  const day = Number(value.slice(6, 8))
  return isBirthday(Number(value.slice(0, 4)), Number(value.slice(4, 6)), day > 60 ? day - 60 : day)
}

/** Puts the century before ten digits: the latest that is not in the future, or the one before it after a `+`. */
function withSwedishCentury(typed: string): string {
  const plain = typed.replace(/[\s./-]/g, '')
  const [, short, plus, end] = /^(\d{6})(\+?)(\d{4})$/.exec(plain) ?? []
  if (short === undefined || end === undefined) return plain.replace(/^(\d{6}|\d{8})\+/, '$1')
  const century = Math.floor(new Date().getFullYear() / 100)
  const latest = isSwedishBirthday(`${century}${short}`) ? century : century - 1
  return `${plus ? latest - 1 : latest}${short}${end}`
}

export const nordics = {
  SE: {
    // https://www.skatteverket.se/privat/folkbokforing/personnummer.4.3810a01c150939e893f18c29.html
    personnummer: {
      label: 'Personnummer',
      example: '19640823-3234',
      lengths: [10, 12],
      complete: withSwedishCentury,
      shown: '########-####',
      hasDate: isSwedishBirthday,
      isRight: (value) => hasLuhnDigit(value.slice(2)),
    },
  },
} satisfies Record<string, Record<string, NumberFormat>>
