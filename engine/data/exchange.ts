/** Rates from one currency, as a platform tells them: what one unit of it is worth in others. */
export interface Exchange {
  /** ISO 4217 or another code; empty if it is unknown. */
  currency: string
  rates?: readonly { currency: string; rate: number }[] | undefined
}

/** Returns what one unit of a currency is worth in another one; 1 if they are the same, undefined if no rates lead there. */
export function rateBetween(exchange: Exchange, from: string, to: string): number | undefined {
  if (from === to) return 1
  const [own, other] = [worth(exchange, from), worth(exchange, to)]
  return own === undefined || other === undefined ? undefined : other / own
}

function worth({ currency: base, rates = [] }: Exchange, currency: string): number | undefined {
  if (base === '' || currency === '') return undefined
  return currency === base ? 1 : rates.find((known) => known.currency === currency && known.rate > 0)?.rate
}

/** From here on the decimals of an amount that is not exact say nothing. */
export const wholeFrom = 1000

/** Converts an amount, which then is not exact: at most three decimals, and none if it is large. */
export function convert(amount: number, rate: number): number {
  const converted = amount * rate
  if (rate === 1 || converted < 1) return converted
  return converted < wholeFrom ? Math.round(converted * 1000) / 1000 : Math.round(converted)
}
