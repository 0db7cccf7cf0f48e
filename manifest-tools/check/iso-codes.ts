/** ISO 4217 currency codes. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency')

let names: Intl.DisplayNames | undefined

/** Names are loaded when a country is named: that takes as long as checking ten brands. */
const nameOf = (code: string) => (names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })).of(code)

/** Regions with a name and a code that are not ISO 3166-1 countries. */
const noCountries = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']

/** Whether a code is an ISO 3166-1 country. Codes of former countries resolve to their successors. */
export const isCountry = (code: string) =>
  !noCountries.includes(code) && nameOf(code) !== undefined && new Intl.Locale(`und-${code}`).region === code

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Returns every ISO 3166-1 country. */
export const countries = (): string[] =>
  letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry)
