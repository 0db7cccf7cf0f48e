import type { Language } from '#manifest'
import { numberFormat } from '../i18n/formats.ts'

/** How people write some currencies beside what `Intl` knows. */
const local: Record<string, readonly string[]> = {
  BTC: ['₿'],
  DZD: ['DA'],
  ETH: ['Ξ'],
  IRR: ['﷼', 'ریال', 'ريال'],
  MAD: ['DH', 'DHS'],
  RSD: ['din', 'din.'],
  TND: ['DT'],
  TRY: ['TL'],
  USDT: ['₮', 'USD₮'],
  UZS: ['сум', 'so‘m'],
  XAF: ['FCFA', 'CFA'],
  XOF: ['FCFA', 'CFA'],
}

const displays = ['code', 'symbol', 'narrowSymbol', 'name'] as const

const known = new Map<string, readonly string[]>()

/** Returns a currency’s code, signs and names in these languages, the longest first. */
export function currencySpellings(currency: string, languages: readonly Language[]): readonly string[] {
  const kept = known.get(currency)
  if (kept) return kept
  const found = [
    currency,
    ...(local[currency] ?? []),
    ...(/^[A-Z]{3}$/.test(currency) ? namesOf(currency, languages) : []),
  ]
  // A sign at whose edge a digit stands cannot be told from the number.
  const spellings = [...new Set(found)]
    .filter((spelling) => !/^\d|\d$/.test(spelling))
    .sort((one, other) => other.length - one.length)
  known.set(currency, spellings)
  return spellings
}

const namesOf = (currency: string, languages: readonly Language[]) =>
  languages.flatMap((language) =>
    displays.flatMap((currencyDisplay) => {
      const format = numberFormat(language, { style: 'currency', currency, currencyDisplay })
      const [one, other] = [1, 2].map((count) => nameIn(format.formatToParts(count)))
      return [one, other].flatMap((name) => (name ? [name, name.replace(/\.$/, '')] : []))
    }),
  )

const nameIn = (parts: Intl.NumberFormatPart[]) =>
  parts.find(({ type }) => type === 'currency')?.value.replace(/[\u200e\u200f\u061c]/g, '')
