import { error, warning, type Rule, type Codes, type RuleSet } from '#manifest-tools/check/rule.ts'
import { isWheelCurrency } from './access.ts'

const currencyIsTnd: Rule = ({ wheel: { visible }, currency }) => {
  if (!visible || isWheelCurrency(currency)) return []
  return [
    {
      code: 'wheel/needs-tnd',
      pointer: '/wheel/visible',
      also: ['/currency'],
      message: `The wheel of fortune requires the currency TND, but the brand’s currency is ${currency}.`,
      effect: 'no player of this brand sees the wheel',
    },
  ]
}

const hasItsPage: Rule = ({ wheel: { visible }, pages: { WHEEL_OF_FORTUNE: page } }) => {
  if (!visible || page.visible) return []
  return [
    {
      code: 'wheel/page-hidden',
      pointer: '/wheel/visible',
      also: ['/pages/WHEEL_OF_FORTUNE/visible'],
      message: 'The wheel is visible, but its page WHEEL_OF_FORTUNE is hidden.',
      effect: 'players are invited to a wheel that they cannot open',
    },
  ]
}

const codes: Codes = {
  'wheel/needs-tnd': error('The wheel is visible, but the brand’s currency is not TND.'),
  'wheel/page-hidden': warning('The wheel is visible, but its page is hidden.'),
}

/** Rules about the wheel of fortune. */
export const wheelRules: RuleSet = { codes, rules: [currencyIsTnd, hasItsPage] }
