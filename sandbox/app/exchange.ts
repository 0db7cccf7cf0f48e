import { digitsOf } from './money.ts'

/** The approximate value of one unit of a currency in euros. */
const worth: Record<string, number> = {
  EUR: 1,
  USD: 0.92,
  GBP: 1.17,
  TND: 0.3,
  MAD: 0.092,
  DZD: 0.0069,
  XOF: 0.00152,
  XAF: 0.00152,
  TRY: 0.025,
  RSD: 0.0085,
  UZS: 0.000072,
  IRR: 0.000022,
  AED: 0.25,
  SAR: 0.245,
}

/** Converts an amount of the minor unit to the minor unit of another currency. */
export const convert = (minor: number, from: string, to: string): number =>
  Math.round(((minor / 10 ** digitsOf(from)) * (worth[from] ?? 1) * 10 ** digitsOf(to)) / (worth[to] ?? 1))

/** Returns what one unit of a currency is worth in the others. */
export const ratesFrom = (from: string) =>
  Object.entries(worth)
    .filter(([currency]) => currency !== from)
    .map(([currency, value]) => ({ currency, rate: Number(((worth[from] ?? 1) / value).toPrecision(6)) }))

/** A round number of units that is worth about one euro: 1, 2, 5, 10, 20, … */
export function roundUnitOf(currency: string): number {
  const limit = 1 / (worth[currency] ?? 1)
  const power = 10 ** Math.max(0, Math.floor(Math.log10(limit)))
  return power * ([5, 2, 1].find((step) => step * power <= limit) ?? 1)
}
