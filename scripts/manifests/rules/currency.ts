import { suggest } from '#engine/manifest/suggest.ts'
import type { Rule } from '#engine/manifest/rule.ts'

const isKnown: Rule = ({ currency: code }, { currencies }) => {
  if (currencies.includes(code)) return []
  return [
    {
      code: 'currency/unknown',
      pointer: '/currency',
      message: `"${code}" is not an ISO 4217 currency.`,
      suggestion: suggest(code, currencies),
      effect: 'amounts of money, such as balances and jackpots, cannot be formatted',
    },
  ]
}

/** Rules about the brand’s currency. */
export const currency: Rule[] = [isKnown]
