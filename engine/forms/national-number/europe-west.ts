import { hasMod1110Digit, weightedSum } from './check-digits.ts'
import type { NumberFormat } from './number-format.ts'

/** The last two digits complete the rest to a multiple of 97. Corsica’s letters count as other departments. */
function hasFrenchKey(value: string): boolean {
  const digits = value.replace('2A', '19').replace('2B', '18')
  return 97 - (Number(digits.slice(0, 13)) % 97) === Number(digits.slice(13))
}

/** Of its first ten digits, one stands there two or three times and the others once at most. */
function hasGermanDigits(value: string): boolean {
  const counts = [...'0123456789'].map((digit) => value.slice(0, 10).split(digit).length - 1)
  const repeated = counts.filter((count) => count > 1)
  return repeated.length === 1 && repeated.every((count) => count < 4) && hasMod1110Digit(value)
}

export const europeWest = {
  GB: {
    // https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110
    nino: {
      label: 'National Insurance number',
      example: 'AB 12 34 56 C',
      lengths: [9],
      hasLetters: true,
      shape: /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/,
      shown: '## ## ## ## #',
    },
  },
  FR: {
    // https://www.insee.fr/fr/metadonnees/definition/c1409
    nir: {
      label: 'Numéro de sécurité sociale',
      example: '2 55 08 14 168 025 38',
      lengths: [15],
      hasLetters: true,
      // Sex, year and month of birth; a month of 20 or more is unknown.
      shape: /^[1-478]\d\d(?:0[1-9]|1[0-2]|[2-9]\d)(?:\d\d|2[AB])\d{8}$/,
      shown: '# ## ## ## ### ### ##',
      isRight: hasFrenchKey,
    },
  },
  DE: {
    // https://de.wikipedia.org/wiki/Steuerliche_Identifikationsnummer
    'steuer-id': {
      label: 'Steuer-ID',
      example: '86 095 742 719',
      lengths: [11],
      shown: '## ### ### ###',
      isRight: (value) => !value.startsWith('0') && hasGermanDigits(value),
    },
  },
  NL: {
    // https://nl.wikipedia.org/wiki/Burgerservicenummer
    bsn: {
      label: 'BSN',
      example: '111222333',
      lengths: [9],
      isRight: (value) => Number(value) > 0 && weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
    },
  },
} satisfies Record<string, Record<string, NumberFormat>>
