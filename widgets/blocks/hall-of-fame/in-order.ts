import type { MaxBalance } from '#api'
import { convert, type Exchange, rateBetween } from '#engine/data/exchange.ts'

/** A balance as it is shown. */
export interface ShownBalance {
  login: string
  amount: number
  currency: string
  /** Whether the amount is converted, and so not exact. */
  isAbout: boolean
}

/**
 * Returns lists of balances in one currency each, in descending order: first those in the viewer’s currency, with all that the
 * platform’s rates lead to, then those of other currencies as they are.
 */
export function inOrder(balances: readonly MaxBalance[], own: string, exchange: Exchange): ShownBalance[][] {
  const groups = new Map<string, ShownBalance[]>([[own, []]])
  for (const { login, amount, currency } of balances) {
    const rate = rateBetween(exchange, currency, own)
    const isAbout = currency !== own && rate !== undefined
    const shown = isAbout ? { login, amount: convert(amount, rate), currency: own } : { login, amount, currency }
    const group = groups.get(shown.currency)
    if (group) group.push({ ...shown, isAbout })
    else groups.set(shown.currency, [{ ...shown, isAbout }])
  }
  return [...groups.values()]
    .filter((group) => group.length > 0)
    .map((group) => group.sort((a, b) => b.amount - a.amount))
}
