import type { BalanceEvent, FortuneWheelEvent, JackpotList, NotificationEvent } from '#api'
import type { Converters } from '../platform.ts'
import { lastCashback } from './account.ts'
import { jackpot } from './content.ts'

/** The feed’s events. A balance comes without its currency, so its amounts are decimal strings. */
export const events: Converters = {
  balance: ({ balance, bonusBalance }: BalanceEvent) => ({
    wallets: [
      { kind: 'real', amount: String(balance) },
      { kind: 'bonus', amount: String(bonusBalance) },
    ],
  }),
  notification: ({ type, content }: NotificationEvent) => ({
    severity: type.toUpperCase(),
    texts: content.map(({ lang, message }) => ({ language: lang, text: message })),
  }),
  fortuneWheel: ({ status }: FortuneWheelEvent) => ({ state: `WHEEL_${status}` }),
  'cashback-pop-up': lastCashback,
  jackpot: (list: JackpotList) => ({ rows: list.map(jackpot) }),
}
