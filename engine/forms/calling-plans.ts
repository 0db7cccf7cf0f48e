/** Calling codes of one and two digits (ITU-T E.164); every other has three. */
const shortCodes = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Returns the calling code with which the digits of an international number begin. */
export const callingCodeOf = (digits: string) => shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)

/** Whether the digits are a calling code and nothing more. */
export const isCallingCode = (digits: string) =>
  callingCodeOf(digits) === digits && (digits.length === 3 || shortCodes.test(digits))

/** Further areas of the Dominican Republic, Puerto Rico and Jamaica, whose calling codes have one area each. */
export const otherAreas = ['1829', '1849', '1939', '1658']

/** What is dialled before a foreign number, where it is not 00. */
const accessCodes: Record<string, string> = {
  1: '011',
  7: '810',
  61: '0011',
  81: '010',
  375: '810',
  992: '810',
  993: '810',
}

/** Returns a foreign number without what is dialled before it in a country; undefined if it does not begin so. */
export function withoutAccess(digits: string, code: string): string | undefined {
  const access = [accessCodes[code], '00'].find((each) => each !== undefined && digits.startsWith(each))
  return access && digits.slice(access.length)
}

/** What is dialled before a national number only inside the country, where it is not a 0. */
const trunks: Record<string, RegExp> = {
  1: /^1(?=\d{10}$)/,
  7: /^8(?=\d{10}$)/,
  36: /^06/,
  241: /^0(?=(?:11|6[0-256]|7[467])\d{6}$)/,
  370: /^[08](?=\d{8}$)/,
  375: /^80?(?=\d{9}$)/,
  993: /^8(?=\d{8}$)/,
}

/** Countries whose national numbers may begin with a 0, which foreigners dial too. */
const keepZero = ['39', '225', '226', '229', '242', '378', '992']

/** Removes what is dialled only inside the country. */
export const withoutTrunk = (national: string, code: string) =>
  keepZero.includes(code) ? national : national.replace(trunks[code] ?? /^0/, '')

/**
 * Calling codes with which national numbers of the same country may begin, such as 21 612 345 of Tunisia (216), and how
 * many digits such a number has at most. Elsewhere these digits can only be the calling code itself.
 */
const ownStarts = new Map(
  `7:10 20:9 27:9 31:9 32:8 33:9 36:8 39:10 41:9 43:11 45:8 46:9 47:8 48:9 49:11 51:8 53:8 55:11 62:10 63:9 65:8 66:9
  84:9 91:10 92:10 95:8 213:8 216:8 218:9 220:7 222:8 230:8 231:8 233:9 238:7 241:7 243:7 244:9 250:9 251:9 252:7 255:9
  262:9 266:8 267:7 298:6 299:6 355:8 358:9 359:8 370:8 373:8 376:6 377:8 380:9 383:9 386:8 387:8 421:9 501:7 502:8
  503:8 506:8 507:7 508:6 590:9 594:9 596:9 679:7 680:7 850:8 853:8 855:8 886:8 960:7 961:7 963:9 965:8 968:8 971:8
  972:8 976:8 992:9 994:9 996:9 998:9`
    .split(/\s+/)
    .map((row) => row.split(':'))
    .map(([code = '', most]) => [code, Number(most)]),
)

/** Removes a calling code that stands before a number a second time, or without a plus. */
export const withoutOwnCode = (national: string, code: string) =>
  national.startsWith(code) && national.length > (ownStarts.get(code) ?? 0) ? national.slice(code.length) : national
