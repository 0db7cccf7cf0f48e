import type { Rule } from '#engine/manifest/rules/rule.ts'
import { isWheelCurrency } from './access.ts'

const playsInDinars: Rule = ({ wheel: { visible }, currency }) => {
  if (!visible || isWheelCurrency(currency)) return []
  return [
    {
      code: 'wheel/needs-tnd',
      pointer: '/wheel/visible',
      also: ['/currency'],
      message: `The wheel of fortune is for players in TND, but the brand’s currency is ${currency}.`,
      effect: 'no player of this brand ever sees the wheel',
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
      effect: 'players hear of a wheel that they cannot turn',
    },
  ]
}

/** The wheel of fortune. */
export const wheel: Rule[] = [playsInDinars, hasItsPage]
