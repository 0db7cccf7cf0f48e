import type { User } from '#api'

/** A player, for session tests. */
export const user: User = {
  id: 7,
  login: 'amina',
  balance: 10,
  bonusBalance: 2,
  currency: 'TND',
  isPaymentSystemUser: true,
  isVerificated: false,
  isHaveFirstDeposit: false,
  fortuneWheel: { status: 'FORBIDDEN', stopAt: null },
}
