import { firstPairs, isBirthday, isRecentBirthday } from './birth-dates.ts'
import { weightedSum } from './check-digits.ts'
import type { NumberFormat } from './number-format.ts'

/** Day, month and the last three digits of the year. */
function isSerbianBirthday(value: string): boolean {
  const [day, month] = firstPairs(value)
  const year = Number(value.slice(4, 7))
  return isBirthday(year + (year < 800 ? 2000 : 1000), month, day)
}

function hasSerbianDigit(value: string): boolean {
  const rest = 11 - (weightedSum(value, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return (rest > 9 ? 0 : rest) === Number(value.slice(-1))
}

/** Months of other centuries are higher: by 80 in the 19th, by 20 in the 21st. */
function isPolishBirthday(value: string): boolean {
  const [year, month, day] = firstPairs(value)
  const century = [1900, 2000, 2100, 2200, 1800][Math.floor(month / 20)] ?? NaN
  return isBirthday(century + year, month % 20, day)
}

/** The first digit has sex and century; from 7 on it is a foreigner’s and says no century. */
function isRomanianBirthday(value: string): boolean {
  const [year, month, day] = firstPairs(value.slice(1))
  const first = Number(value.charAt(0))
  const century = [1900, 1800, 2000][Math.ceil(first / 2) - 1]
  return century === undefined ? isRecentBirthday(year, month, day) : isBirthday(century + year, month, day)
}

function hasRomanianDigit(value: string): boolean {
  const rest = weightedSum(value, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
  return (rest === 10 ? 1 : rest) === Number(value.slice(-1))
}

/** Months of other centuries are higher: by 20 in the 19th, by 40 in the 21st. */
function isBulgarianBirthday(value: string): boolean {
  const [year, month, day] = firstPairs(value)
  if (month > 40) return isBirthday(2000 + year, month - 40, day)
  return month > 20 ? isBirthday(1800 + year, month - 20, day) : isBirthday(1900 + year, month, day)
}

/** A woman’s month is 50 higher; since 2004 another 20 where a day has no numbers left. Nine digits were used until 1953. */
function isCzechBirthday(value: string): boolean {
  const [year, written, day] = firstPairs(value)
  const month = written > 50 ? written - 50 : written
  if (value.length === 9) return year < 54 ? isBirthday(1900 + year, month, day) : isBirthday(1800 + year, month, day)
  const full = year < 54 ? 2000 + year : 1900 + year
  return isBirthday(full, full >= 2004 && month > 20 ? month - 20 : month, day)
}

/** Until 1985, a remainder of 10 was written as 0. */
const hasCzechDigit = (value: string) =>
  value.length === 9 || (Number(value.slice(0, 9)) % 11) % 10 === Number(value.slice(-1))

const birthNumber = {
  lengths: [9, 10],
  shown: (value) => `${value.slice(0, 6)}/${value.slice(6)}`,
  hasDate: isCzechBirthday,
  isRight: hasCzechDigit,
} satisfies Partial<NumberFormat>

export const europeEast = {
  RS: {
    // https://sr.wikipedia.org/wiki/JMBG
    jmbg: {
      label: 'JMBG',
      example: '0101990710008',
      lengths: [13],
      hasDate: isSerbianBirthday,
      isRight: hasSerbianDigit,
    },
  },
  PL: {
    // https://www.gov.pl/web/gov/czym-jest-numer-pesel
    pesel: {
      label: 'PESEL',
      example: '44051401359',
      lengths: [11],
      hasDate: isPolishBirthday,
      isRight: (value) => weightedSum(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
    },
  },
  RO: {
    // https://ro.wikipedia.org/wiki/Cod_numeric_personal
    cnp: {
      label: 'CNP',
      example: '1800101221144',
      lengths: [13],
      shape: /^[1-9]/,
      hasDate: isRomanianBirthday,
      isRight: hasRomanianDigit,
    },
  },
  BG: {
    // https://bg.wikipedia.org/wiki/Единен_граждански_номер
    egn: {
      label: 'ЕГН',
      example: '7523169263',
      lengths: [10],
      hasDate: isBulgarianBirthday,
      isRight: (value) => (weightedSum(value, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(value.slice(-1)),
    },
  },
  CZ: {
    // https://cs.wikipedia.org/wiki/Rodn%C3%A9_%C4%8D%C3%ADslo
    'rodne-cislo': { ...birthNumber, label: 'Rodné číslo', example: '710319/2745' },
  },
  SK: {
    // https://sk.wikipedia.org/wiki/Rodn%C3%A9_%C4%8D%C3%ADslo_(Slovensko)
    'rodne-cislo': { ...birthNumber, label: 'Rodné číslo', example: '710319/2745' },
  },
} satisfies Record<string, Record<string, NumberFormat>>
