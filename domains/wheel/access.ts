import type { User } from '#api'

/** Whether a currency is the wheel’s (spec §9): only players who pay in it have a wheel. */
export const isWheelCurrency = (currency: string) => currency === 'TND'

/** Whether a player has a wheel, neither forbidden nor expired (spec §6). */
export const hasWheel = ({ currency, fortuneWheel: { status } }: Pick<User, 'currency' | 'fortuneWheel'>) =>
  isWheelCurrency(currency) && status !== 'FORBIDDEN' && status !== 'EXPIRED'
