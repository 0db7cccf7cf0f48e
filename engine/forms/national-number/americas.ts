import { firstPairs, isBirthday, isRecentBirthday } from './birth-dates.ts'
import { isOneDigit, weightedSum } from './check-digits.ts'
import type { NumberFormat } from './number-format.ts'

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]

/** Each check digit is ten times the sum of the digits before it, modulo 11; a remainder of 10 counts as 0. */
function hasCpfDigits(value: string): boolean {
  const first = ((weightedSum(value, cpfWeights.slice(1)) * 10) % 11) % 10
  const second = ((weightedSum(value, cpfWeights) * 10) % 11) % 10
  return value.endsWith(`${first}${second}`) && !isOneDigit(value)
}

function hasCuitDigit(value: string): boolean {
  const rest = 11 - (weightedSum(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return '012345678990'.charAt(rest) === value.slice(-1)
}

/** The weights 2 to 7 repeat from the right. */
function hasRutDigit(value: string): boolean {
  const sum = weightedSum(value.slice(0, -1).padStart(8, '0'), [3, 2, 7, 6, 5, 4, 3, 2])
  return '0K987654321'.charAt(sum % 11) === value.slice(-1)
}

const curpStates = 'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE'
const curpCharacters = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

function hasCurpDigit(value: string): boolean {
  const sum = Array.from(value.slice(0, -1)).reduce(
    (before, character, at) => before + curpCharacters.indexOf(character) * (18 - at),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(value.slice(-1))
}

/** The last character but one is a digit for people born before 2000. */
function isCurpBirthday(value: string): boolean {
  const [year, month, day] = firstPairs(value.slice(4))
  return isBirthday((/\d/.test(value.charAt(16)) ? 1900 : 2000) + year, month, day)
}

/** Puts a point before each group of three digits. */
const withPoints = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.')

export const americas = {
  BR: {
    // https://pt.wikipedia.org/wiki/Cadastro_de_Pessoas_F%C3%ADsicas
    cpf: { label: 'CPF', example: '123.456.789-09', lengths: [11], shown: '###.###.###-##', isRight: hasCpfDigits },
  },
  AR: {
    // https://es.wikipedia.org/wiki/Documento_Nacional_de_Identidad_(Argentina)
    dni: { label: 'DNI', example: '20.123.456', lengths: [7, 8], shown: withPoints },
    // https://es.wikipedia.org/wiki/Clave_%C3%9Anica_de_Identificaci%C3%B3n_Tributaria; people’s begin with 20 and 23 to 27.
    cuit: {
      label: 'CUIT/CUIL',
      example: '20-12345678-6',
      lengths: [11],
      shown: '##-########-#',
      isRight: (value) => /^2[03-7]/.test(value) && hasCuitDigit(value),
    },
  },
  CL: {
    // https://es.wikipedia.org/wiki/Rol_%C3%9Anico_Tributario
    rut: {
      label: 'RUT',
      example: '12.345.678-5',
      lengths: [8, 9],
      hasLetters: true,
      shape: /^\d{7,8}[\dK]$/,
      shown: (value) => `${withPoints(value.slice(0, -1))}-${value.slice(-1)}`,
      isRight: hasRutDigit,
    },
  },
  CO: {
    // https://es.wikipedia.org/wiki/C%C3%A9dula_de_ciudadan%C3%ADa_(Colombia)
    cedula: {
      label: 'Cédula de ciudadanía',
      example: '1.020.304.050',
      lengths: [6, 7, 8, 9, 10],
      shown: withPoints,
    },
  },
  MX: {
    // https://es.wikipedia.org/wiki/Clave_%C3%9Anica_de_Registro_de_Poblaci%C3%B3n
    curp: {
      label: 'CURP',
      example: 'BOXW310820HNERXN09',
      lengths: [18],
      hasLetters: true,
      shape: new RegExp(`^[A-Z][AEIOUX][A-Z]{2}\\d{6}[HMX](?:${curpStates})[B-DF-HJ-NP-TV-Z]{3}[A-Z\\d]\\d$`),
      hasDate: isCurpBirthday,
      isRight: hasCurpDigit,
    },
    // Some numbers in use have another check digit: https://es.wikipedia.org/wiki/Registro_Federal_de_Contribuyentes_(M%C3%A9xico)
    rfc: {
      label: 'RFC',
      example: 'GODE561231GR8',
      lengths: [13],
      hasLetters: true,
      shape: /^[A-ZÑ&]{4}\d{6}[A-Z\d]{2}[A\d]$/,
      hasDate: (value) => isRecentBirthday(...firstPairs(value.slice(4))),
    },
  },
  PE: {
    // https://www.gob.pe/235-documento-nacional-de-identidad-dni
    dni: { label: 'DNI', example: '12345678', lengths: [8] },
  },
} satisfies Record<string, Record<string, NumberFormat>>
