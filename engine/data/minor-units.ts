/** Returns the number of decimals of a currency; 2 for an unknown one. */
export const digits = (currency: string) =>
  currency === ''
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

/** Subtracts amounts in the currency’s minor unit, because decimal numbers do not subtract exactly. */
export function difference(amount: number, less: number, currency: string): number {
  const unit = 10 ** digits(currency)
  return (Math.round(amount * unit) - Math.round(less * unit)) / unit
}
