import type { Method } from './payment-method-store.ts'
import { minorUnit, toMinor } from '#engine/data/minor-units.ts'

/** The sums of a payment, as decimal numbers in the major unit; undefined where the platform does not tell the fee. */
export interface Sums {
  fee: number | undefined
  /** What the player pays: a deposit’s amount plus the fee, or a withdrawal’s amount. */
  paid: number | undefined
  /** What is received: a deposit’s amount, or a withdrawal’s amount less the fee. */
  received: number | undefined
}

/** Percentages are scaled by 1e6 so that sums stay exact. */
const percentScale = 1_000_000

/** A share of a sum, rounded half up. In big integers: sums in a currency of six decimals have 12 digits. */
const roundedShare = (minor: number, share: number): number =>
  Number((BigInt(minor) * BigInt(share) * 2n + BigInt(percentScale)) / BigInt(2 * percentScale))

/** Returns the fee, rounded half up to the minor unit, and the resulting sums (see `PaymentFee` in schemas/api). */
export function sumsOf(
  { direction, currency, fee }: Pick<Method, 'direction' | 'currency' | 'fee'>,
  amount: number,
): Sums {
  const isDeposit = direction === 'deposit'
  if (!fee) return { fee: undefined, paid: isDeposit ? undefined : amount, received: isDeposit ? amount : undefined }
  const unit = minorUnit(currency)
  const minor = toMinor(amount, currency)
  const share = Math.round((fee.percent / 100) * percentScale)
  const cost = roundedShare(minor, share) + toMinor(fee.fixed, currency)
  const paid = isDeposit ? minor + cost : minor
  return { fee: cost / unit, paid: paid / unit, received: (isDeposit ? minor : minor - cost) / unit }
}

/** Rounds an amount down to the decimals allowed for its currency, at most two (spec §5). */
export function wholeAmount(amount: number, currency: string): number {
  const unit = minorUnit(currency)
  const step = Math.max(1, unit / 100)
  return (Math.floor(toMinor(amount, currency) / step) * step) / unit
}
