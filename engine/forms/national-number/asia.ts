import { firstPairs, isBirthday } from './birth-dates.ts'
import { hasVerhoeffDigit, isOneDigit, weightedSum } from './check-digits.ts'
import type { NumberFormat } from './number-format.ts'

/** The first digit has sex and century: 3 and 4 are the twentieth. */
function isUzbekBirthday(value: string): boolean {
  const [day, month, year] = firstPairs(value.slice(1))
  const century = 1800 + 100 * Math.floor((Number(value.charAt(0)) - 1) / 2)
  return isBirthday(century + year, month, day)
}

function hasIranianDigit(value: string): boolean {
  const rest = weightedSum(value, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return (rest < 2 ? rest : 11 - rest) === Number(value.slice(-1))
}

export const asia = {
  IN: {
    // https://en.wikipedia.org/wiki/Aadhaar
    aadhaar: {
      label: 'Aadhaar',
      example: '2341 2341 2346',
      lengths: [12],
      shown: '#### #### ####',
      isRight: (value) => /^[2-9]/.test(value) && !isOneDigit(value) && hasVerhoeffDigit(value),
    },
    // https://en.wikipedia.org/wiki/Permanent_account_number; the fourth letter of a person’s is P.
    pan: {
      label: 'PAN',
      example: 'ABCPA1234A',
      lengths: [10],
      hasLetters: true,
      shape: /^[A-Z]{3}P[A-Z](?!0000)\d{4}[A-Z]$/,
    },
  },
  IR: {
    // https://fa.wikipedia.org/wiki/شماره_ملی_ایران
    'code-melli': {
      label: 'کد ملی',
      example: '012-345678-9',
      lengths: [10],
      shown: '###-######-#',
      isRight: (value) => !isOneDigit(value) && hasIranianDigit(value),
    },
  },
  UZ: {
    // https://lex.uz/acts/-444773; how its last digit is computed is not published there.
    pinfl: {
      label: 'JSHSHIR (PINFL)',
      example: '30101901234567',
      lengths: [14],
      shape: /^[1-6]/,
      hasDate: isUzbekBirthday,
    },
  },
} satisfies Record<string, Record<string, NumberFormat>>
