import { firstPairs, isBirthday } from './birth-dates.ts'
import { hasLuhnDigit, weightedSum } from './check-digits.ts'
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

/** The centuries are told by the number behind the date. A foreigner’s day or a hospital’s month is 40 higher. */
function isNorwegianBirthday(value: string): boolean {
  const [day, month, year] = firstPairs(value)
  const number = Number(value.slice(6, 9))
  const century = [
    { from: 0, to: 499, years: [0, 99], starts: 1900 },
    { from: 500, to: 749, years: [54, 99], starts: 1800 },
    { from: 500, to: 999, years: [0, 39], starts: 2000 },
    { from: 900, to: 999, years: [40, 99], starts: 1900 },
  ].find(
    ({ from, to, years: [first = 0, last = 0] }) => number >= from && number <= to && year >= first && year <= last,
  )
  return (
    century !== undefined &&
    isBirthday(century.starts + year, month > 40 ? month - 40 : month, day > 40 ? day - 40 : day)
  )
}

const hasNorwegianDigits = (value: string) =>
  weightedSum(value, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
  weightedSum(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0

/** The digit behind the date tells the century. */
function isDanishBirthday(value: string): boolean {
  const [day, month, year] = firstPairs(value)
  const digit = Number(value.charAt(6))
  const isOld = digit < 4 || ((digit === 4 || digit === 9) && year >= 37)
  const century = isOld ? 1900 : digit > 4 && digit < 9 && year >= 58 ? 1800 : 2000
  return isBirthday(century + year, month, day)
}

const finnishCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/** The sign behind the date tells the century. */
function isFinnishBirthday(value: string): boolean {
  const [day, month, year] = firstPairs(value)
  const sign = value.charAt(6)
  return isBirthday((sign === '+' ? 1800 : /[A-F]/.test(sign) ? 2000 : 1900) + year, month, day)
}

/** Numbers from 900 on are temporary, and belong to nobody for long. */
function hasFinnishCharacter(value: string): boolean {
  const number = Number(value.slice(7, 10))
  const rest = Number(`${value.slice(0, 6)}${value.slice(7, 10)}`) % 31
  return number > 1 && number < 900 && finnishCharacters.charAt(rest) === value.slice(-1)
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
  NO: {
    // https://www.skatteetaten.no/person/folkeregister/fodsel-og-navnevalg/barn-fodt-i-norge/fodselsnummer/
    fodselsnummer: {
      label: 'Fødselsnummer',
      example: '010190 00083',
      lengths: [11],
      shown: '###### #####',
      hasDate: isNorwegianBirthday,
      isRight: hasNorwegianDigits,
    },
  },
  DK: {
    // Numbers without a right check digit are given since 2007: https://cpr.dk/cpr-systemet/opbygning-af-cpr-nummeret
    cpr: {
      label: 'CPR-nummer',
      example: '070761-4285',
      lengths: [10],
      shown: '######-####',
      hasDate: isDanishBirthday,
    },
  },
  FI: {
    // https://dvv.fi/en/personal-identity-code
    henkilotunnus: {
      label: 'Henkilötunnus',
      example: '131052-308T',
      lengths: [11],
      hasLetters: true,
      shape: /^\d{6}[-+A-FU-Y]\d{3}[\dA-FHJ-NPR-Y]$/,
      complete: (typed) => typed.replace(/[\s./]/g, '').replace(/^-+$/, ''),
      hasDate: isFinnishBirthday,
      isRight: hasFinnishCharacter,
    },
  },
} satisfies Record<string, Record<string, NumberFormat>>
