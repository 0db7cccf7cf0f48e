import type { JackpotInfo, MaxBalance } from '#api'

/** A balance as it is shown. */
export interface ShownBalance {
  login: string
  amount: number
  currency: string
  /** Whether the amount is converted, and so not exact. */
  isAbout: boolean
}

type Exchange = Pick<JackpotInfo, 'currency' | 'rates'>

/**
 * Returns lists of balances in one currency each, in descending order: first those in the viewer’s currency, with all that the
 * platform’s rates lead to, then those of other currencies as they are.
 */
export function inOrder(
  balances: readonly MaxBalance[],
  own: string,
  { currency: base, rates = [] }: Exchange,
): ShownBalance[][] {
  const rateOf = (currency: string) =>
    currency === base ? 1 : rates.find((known) => known.currency === currency)?.rate
  const ownRate = rateOf(own)
  const groups = new Map<string, ShownBalance[]>([[own, []]])
  for (const { login, amount, currency } of balances) {
    const rate = rateOf(currency)
    const isAbout = currency !== own && rate !== undefined && ownRate !== undefined && rate > 0
    const shown = isAbout
      ? { login, amount: whole((amount / rate) * ownRate), currency: own }
      : { login, amount, currency }
    const group = groups.get(shown.currency)
    if (group) group.push({ ...shown, isAbout })
    else groups.set(shown.currency, [{ ...shown, isAbout }])
  }
  return [...groups.values()]
    .filter((group) => group.length > 0)
    .map((group) => group.sort((a, b) => b.amount - a.amount))
}

/** The decimals of a converted amount say nothing if it is large. */
const whole = (amount: number) => (amount < 1000 ? Math.round(amount * 100) / 100 : Math.round(amount))
