import { suggest } from '../check/suggest.ts'
import type { Rule } from '../check/rule.ts'

const isKnown: Rule = ({ currency: code, currencies: own = {} }, { currencies }) => {
  if (currencies.includes(code) || Object.keys(own).includes(code)) return []
  return [
    {
      code: 'currency/unknown',
      pointer: '/currency',
      message: `"${code}" is neither an ISO 4217 currency nor one of \`currencies\`.`,
      suggestion: suggest(code, [...Object.keys(own), ...currencies]),
      effect: 'amounts of money, such as balances and jackpots, may have wrong decimals',
    },
  ]
}

/** Rules about the brand’s currency. */
export const currency: Rule[] = [isKnown]
