import type { PaymentMethod } from '#api'
import { digits } from '#engine/ui/minor-units.ts'

/** What an amount comes to, in decimal numbers of the major unit. */
export interface Sums {
  fee: number
  /** What leaves the player: of a deposit the amount and the fee on top, of a withdrawal the amount. */
  out: number
  /** What arrives: of a deposit the whole amount, of a withdrawal what the fee leaves of it. */
  arrives: number
}

/** Per cent are counted in their millionths: so are amounts of up to 9 digits still exact. */
const parts = 1_000_000

/** What the method costs, rounded to the minor unit, half up, and what is paid and got (see `PaymentFee` in schemas/api). */
export function sumsOf(
  { direction, currency, fee }: Pick<PaymentMethod, 'direction' | 'currency' | 'fee'>,
  amount: number,
): Sums {
  const unit = 10 ** digits(currency)
  const minor = Math.round(amount * unit)
  const share = Math.round((fee.percent / 100) * parts)
  const cost = Math.floor((minor * share) / parts + 0.5) + Math.round(fee.fixed * unit)
  const out = direction === 'deposit' ? minor + cost : minor
  return { fee: cost / unit, out: out / unit, arrives: (direction === 'deposit' ? minor : minor - cost) / unit }
}

/** The largest amount of a currency, with the two decimals that amounts have at most (spec §5), that is not over this one. */
export function wholeAmount(amount: number, currency: string): number {
  const unit = 10 ** digits(currency)
  const step = Math.max(1, unit / 100)
  return (Math.floor(Math.round(amount * unit) / step) * step) / unit
}
