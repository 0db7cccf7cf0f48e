import { suggest } from '../suggest.ts'
import type { Rule } from './rule.ts'

const isKnown: Rule = ({ currency: code }, { currencies }) => {
  if (currencies.includes(code)) return []
  return [
    {
      code: 'currency/unknown',
      pointer: '/currency',
      message: `"${code}" is not a currency of ISO 4217.`,
      suggestion: suggest(code, currencies),
      effect: 'no amount of money can be written, neither balances nor jackpots',
    },
  ]
}

/** The brand’s currency. */
export const currency: Rule[] = [isKnown]
