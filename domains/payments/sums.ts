import type { Method } from './payment-method-store.ts'
import { digits } from '#engine/data/minor-units.ts'

/** The sums of a payment, as decimal numbers in the major unit; undefined where the platform does not tell the fee. */
export interface Sums {
  fee: number | undefined
  /** What the player pays: a deposit’s amount plus the fee, or a withdrawal’s amount. */
  out: number | undefined
  /** What is received: a deposit’s amount, or a withdrawal’s amount less the fee. */
  arrives: number | undefined
}

/** Percentages are scaled by 1e6 so that sums stay exact for amounts of up to 9 digits. */
const percentScale = 1_000_000

/** Returns the fee, rounded half up to the minor unit, and the resulting sums (see `PaymentFee` in schemas/api). */
export function sumsOf(
  { direction, currency, fee }: Pick<Method, 'direction' | 'currency' | 'fee'>,
  amount: number,
): Sums {
  const isDeposit = direction === 'deposit'
  if (!fee) return { fee: undefined, out: isDeposit ? undefined : amount, arrives: isDeposit ? amount : undefined }
  const unit = 10 ** digits(currency)
  const minor = Math.round(amount * unit)
  const share = Math.round((fee.percent / 100) * percentScale)
  const cost = Math.floor((minor * share) / percentScale + 0.5) + Math.round(fee.fixed * unit)
  const out = isDeposit ? minor + cost : minor
  return { fee: cost / unit, out: out / unit, arrives: (isDeposit ? minor : minor - cost) / unit }
}

/** Rounds an amount down to the decimals allowed for its currency, at most two (spec §5). */
export function wholeAmount(amount: number, currency: string): number {
  const unit = 10 ** digits(currency)
  const step = Math.max(1, unit / 100)
  return (Math.floor(Math.round(amount * unit) / step) * step) / unit
}
