import { firstPairs, isRecentBirthday } from './birth-dates.ts'
import { hasLuhnDigit, weightedSum } from './check-digits.ts'
import type { NumberFormat } from './number-format.ts'

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The letter is that of the number’s remainder; the first letter of a foreigner counts as a digit. */
function hasSpanishLetter(value: string): boolean {
  const number = Number(value.slice(0, -1).replace(/^[XYZ]/, (letter) => `${'XYZ'.indexOf(letter)}`))
  return spanishLetters.charAt(number % 23) === value.slice(-1)
}

/** Adds the zero of a number below ten million, which few people write. */
const withSpanishZero = (typed: string) => typed.replace(/[\s./-]/g, '').replace(/^\d{7}(?=[A-Z]$)/, '0$&')

const spanish = {
  lengths: [9],
  hasLetters: true,
  complete: withSpanishZero,
  isRight: hasSpanishLetter,
} as const

/** The values of 0 to 9 and of A to J in places one, three, five and so on, then those of K to Z. */
const italianOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** Letters that stand for 0 to 9 where two people would have the same code. */
const italianDigits = 'LMNPQRSTUV'

function hasItalianLetter(value: string): boolean {
  const sum = Array.from(value.slice(0, -1)).reduce((before, character, at) => {
    const plain = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65
    return before + (at % 2 === 0 ? (italianOdd[plain] ?? 0) : plain)
  }, 0)
  return String.fromCharCode(65 + (sum % 26)) === value.slice(-1)
}

/** The day of a woman is 40 higher. */
function isItalianBirthday(value: string): boolean {
  const number = (from: number) =>
    Number(value.slice(from, from + 2).replace(/[L-V]/g, (letter) => `${italianDigits.indexOf(letter)}`))
  const day = number(9)
  return isRecentBirthday(number(6), 'ABCDEHLMPRST'.indexOf(value.charAt(8)) + 1, day > 40 ? day - 40 : day)
}

function hasPortugueseDigit(value: string): boolean {
  const rest = 11 - (weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return (rest > 9 ? 0 : rest) === Number(value.slice(-1))
}

function hasTurkishDigits(value: string): boolean {
  const tenth = weightedSum(value, [7, -1, 7, -1, 7, -1, 7, -1, 7]) % 10
  const last = weightedSum(value, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10
  return value.endsWith(`${(tenth + 10) % 10}${last}`)
}

export const europeSouth = {
  ES: {
    // https://www.interior.gob.es/opencms/es/servicios-al-ciudadano/tramites-y-gestiones/dni/calculo-del-digito-de-control-del-nif-nie/
    'dni-nie': { ...spanish, label: 'DNI/NIE', example: '12345678Z', shape: /^[XYZ\d]\d{7}[A-Z]$/ },
    dni: { ...spanish, label: 'DNI', example: '12345678Z', shape: /^\d{8}[A-Z]$/ },
    nie: { ...spanish, label: 'NIE', example: 'X1234567L', shape: /^[XYZ]\d{7}[A-Z]$/ },
  },
  IT: {
    // https://it.wikipedia.org/wiki/Codice_fiscale
    'codice-fiscale': {
      label: 'Codice fiscale',
      example: 'RSSMRA85T10A562S',
      lengths: [16],
      hasLetters: true,
      shape: /^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/,
      hasDate: isItalianBirthday,
      isRight: hasItalianLetter,
    },
  },
  PT: {
    // https://pt.wikipedia.org/wiki/N%C3%BAmero_de_identifica%C3%A7%C3%A3o_fiscal; people’s begin with 1, 2, 3 or 45.
    nif: {
      label: 'NIF',
      example: '123456789',
      lengths: [9],
      isRight: (value) => /^(?:[123]|45)/.test(value) && hasPortugueseDigit(value),
    },
  },
  GR: {
    // https://www.amka.gr/tieinai_en.html
    amka: {
      label: 'AMKA',
      example: '01013099997',
      lengths: [11],
      hasDate: (value) => {
        const [day, month, year] = firstPairs(value)
        return isRecentBirthday(year, month, day)
      },
      isRight: hasLuhnDigit,
    },
  },
  TR: {
    // https://tr.wikipedia.org/wiki/T%C3%BCrkiye_Cumhuriyeti_Kimlik_Numaras%C4%B1
    'kimlik-no': {
      label: 'T.C. Kimlik No',
      example: '10000000146',
      lengths: [11],
      isRight: (value) => !value.startsWith('0') && hasTurkishDigits(value),
    },
  },
} satisfies Record<string, Record<string, NumberFormat>>
