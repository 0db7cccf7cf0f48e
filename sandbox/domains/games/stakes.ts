import { digitsOf } from '../../app/money.ts'

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

/** The allowed stakes, integers of the minor unit. */
export interface Stakes {
  /** The stakes of a slot or a ticket, ascending. */
  steps: number[]
  /** The chips of a table, ascending. */
  chips: number[]
  /** The minimum and maximum of a whole bet. */
  min: number
  max: number
  /** The initial play money of a demo. */
  demo: number
}

/** The stakes in a currency: round numbers of about the same value in each. */
export function stakesOf(currency: string): Stakes {
  const unit = roundUnit(1 / (worth[currency] ?? 1)) * 10 ** digitsOf(currency)
  const times = (factors: number[]) => factors.map((factor) => Math.round(factor * unit))
  const steps = times([0.2, 0.5, 1, 2, 5, 10, 20, 50, 100])
  return {
    steps,
    chips: times([0.5, 1, 5, 10, 50, 100]),
    min: steps[0]!,
    max: Math.round(500 * unit),
    demo: Math.round(1000 * unit),
  }
}

/** Converts an amount of the minor unit to the minor unit of another currency. */
export const convert = (minor: number, from: string, to: string): number =>
  Math.round(((minor / 10 ** digitsOf(from)) * (worth[from] ?? 1) * 10 ** digitsOf(to)) / (worth[to] ?? 1))

/** Returns what one unit of a currency is worth in the others. */
export const ratesFrom = (from: string) =>
  Object.entries(worth)
    .filter(([currency]) => currency !== from)
    .map(([currency, value]) => ({ currency, rate: Number(((worth[from] ?? 1) / value).toPrecision(6)) }))

/** The largest of 1, 2, 5, 10, 20, … that is not above a number; at least 1. */
function roundUnit(limit: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(limit)))
  return power * ([5, 2, 1].find((step) => step * power <= limit) ?? 1)
}
