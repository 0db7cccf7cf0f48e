/** How many digits a currency has after its point. */
export const digits = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** The difference of two amounts of a currency, counted in its minor unit: decimal numbers do not subtract exactly. */
export function difference(amount: number, less: number, currency: string): number {
  const unit = 10 ** digits(currency)
  return (Math.round(amount * unit) - Math.round(less * unit)) / unit
}
