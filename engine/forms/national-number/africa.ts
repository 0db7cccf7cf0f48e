import { firstPairs, isRecentBirthday } from './birth-dates.ts'
import { hasLuhnDigit } from './check-digits.ts'
import type { NumberFormat } from './number-format.ts'

/** Adds the letters of Ghana, which most cards have, to digits alone. */
const withGhana = (typed: string) => typed.replace(/[\s./-]/g, '').replace(/^\d{10}$/, 'GHA$&')

export const africa = {
  NG: {
    // Its digits are random: https://nimc.gov.ng/about-nin/
    nin: { label: 'NIN', example: '12345678901', lengths: [11] },
    // https://www.cbn.gov.ng/Paymentsystem/BVN.html
    bvn: { label: 'BVN', example: '22123456789', lengths: [11], shape: /^22/ },
  },
  ZA: {
    // https://www.dha.gov.za/index.php/identity-documents2
    'id-number': {
      label: 'ID number',
      example: '800101 5009 087',
      lengths: [13],
      // A citizen, a resident or a refugee.
      shape: /^\d{10}[012]/,
      shown: '###### #### ###',
      hasDate: (value) => isRecentBirthday(...firstPairs(value)),
      isRight: hasLuhnDigit,
    },
  },
  KE: {
    // Numbers are given in sequence, and have no check digit: https://docs.usesmileid.com/id-coverage/verify-with-id-number/kenya
    'national-id': { label: 'National ID', example: '12345678', lengths: [6, 7, 8, 9] },
  },
  GH: {
    // Sent as vendors take it: https://docs.qoreid.com/docs/ghana-card. Foreigners’ cards begin with their own country.
    'ghana-card': {
      label: 'Ghana Card',
      example: 'GHA-123456789-0',
      lengths: [13],
      hasLetters: true,
      shape: /^[A-Z]{3}\d{10}$/,
      complete: withGhana,
      sent: '###-#########-#',
    },
  },
  TN: {
    // https://fr.wikipedia.org/wiki/Carte_d%27identit%C3%A9_nationale_(Tunisie)
    cin: { label: 'CIN', example: '01234567', lengths: [8] },
  },
  SN: {
    // The sex comes first: https://www.divancitoyen.com/numero-de-carte-didentite-nationale/
    nin: { label: 'NIN', example: '1234199012345', lengths: [13, 14], shape: /^[12]/ },
  },
} satisfies Record<string, Record<string, NumberFormat>>
