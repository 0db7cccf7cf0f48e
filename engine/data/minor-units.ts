import { isoDecimals } from '#schemas/currencies.ts'

/** Decimals by currency code: ISO 4217, what the manifest declares, and what the platform declares. A page runs one brand. */
const decimals = new Map(isoDecimals)

/** Amounts in a currency whose decimals nobody declares have at most so many. */
const mostDecimals = 8

/** Forgets what was declared, and declares the manifest’s `currencies`. */
export function resetDecimals(currencies: Readonly<Record<string, { decimals: number }>> = {}) {
  decimals.clear()
  for (const [code, number] of isoDecimals) decimals.set(code, number)
  for (const [code, own] of Object.entries(currencies)) decimals.set(code, own.decimals)
}

/** Declares a currency’s decimals, if they are known and possible: the platform’s number counts more than the manifest’s. */
export function declareDecimals(currency: string, number: number | undefined) {
  if (number !== undefined && number >= 0 && number <= 18) decimals.set(currency, number)
}

/** Returns a currency’s code: as in schemas/api, but three letters in any case, and others in lowercase; undefined if it is none. */
export function currencyCode(value: unknown): string | undefined {
  const given = typeof value === 'string' ? value.trim() : ''
  const code = given.length === 3 || given === given.toLowerCase() ? given.toUpperCase() : given
  return /^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$/.test(code) ? code : undefined
}

let names: Intl.DisplayNames | undefined

/** Whether a code has a currency’s name, as those of ISO 4217 have. */
function isNamed(currency: string) {
  names ??= new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
  return /^[A-Z]{3}$/.test(currency) && names.of(currency) !== undefined
}

/** Returns the number of decimals of a currency; undefined if it is outside ISO 4217 and nobody declares them. */
export function knownDigits(currency: string): number | undefined {
  const known = decimals.get(currency) ?? (isNamed(currency) ? 2 : undefined)
  if (known !== undefined) decimals.set(currency, known)
  return known
}

/** Returns the number of decimals of a currency, for the whole product; 2 without a currency. */
export const digits = (currency: string): number => (currency === '' ? 2 : (knownDigits(currency) ?? mostDecimals))

/** Returns an amount as a whole number of its currency’s minor unit. Numbers are exact to eight decimals. */
export const toMinor = (amount: number, currency: string): number => Math.round(amount * minorUnit(currency))

/** Returns how many minor units one unit of a currency has. */
export const minorUnit = (currency: string): number => 10 ** Math.min(digits(currency), mostDecimals)

/** Subtracts amounts in the currency’s minor unit, because decimal numbers do not subtract exactly. */
export function difference(amount: number, less: number, currency: string): number {
  return (toMinor(amount, currency) - toMinor(less, currency)) / minorUnit(currency)
}
