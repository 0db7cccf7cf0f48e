/** A code of `Intl`’s form whose place another currency’s code takes. */
const standIn = 'XTS'

/** Returns a function that formats amounts in any currency; `Intl` formats three-letter codes only. */
export function moneyFormat(
  locale: string,
  currency: string,
  digits: number,
  options: Intl.NumberFormatOptions = {},
): (amount: number) => string {
  const isOwn = !/^[A-Z]{3}$/.test(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: isOwn ? standIn : currency,
    minimumFractionDigits: Math.min(digits, 3),
    maximumFractionDigits: digits,
    ...options,
    ...(isOwn && { currencyDisplay: 'code' }),
  })
  return (amount) => (isOwn ? format.format(amount).replace(standIn, currency) : format.format(amount))
}
