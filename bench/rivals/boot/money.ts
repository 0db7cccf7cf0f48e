const formats = new Map<string, Intl.NumberFormat>()

/** Returns the format of a currency in the page’s language. Cached, because creating one is slow. */
export function moneyFormat(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency })
  formats.set(currency, made)
  return made
}
