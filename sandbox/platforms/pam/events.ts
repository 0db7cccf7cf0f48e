import type { BalanceEvent, FortuneWheelEvent, JackpotList, LastCashback, NotificationEvent } from '#api'
import type { Own, Converters } from '../platform.ts'
import { jackpot } from './lobby.ts'
import { guid } from './names.ts'

/** The feed’s events, each in an envelope with its type. */
export const events: Converters = {
  balance: ({ balance, bonusBalance }: BalanceEvent) => ({
    type: 'BALANCE_UPDATE',
    body: { totalRealAmount: balance, totalBonusAmount: bonusBalance },
  }),
  notification: ({ type, content }: NotificationEvent) => ({
    type: 'NOTIFICATION',
    body: { level: type, content: Object.fromEntries(content.map(({ lang, message }) => [lang, message])) },
  }),
  fortuneWheel: ({ status }: FortuneWheelEvent) => ({ type: 'WHEEL_UPDATE', body: { state: status } }),
  'cashback-pop-up': ({ id, amount, currency }: Own<LastCashback>) => ({
    type: 'CASHBACK_PAID',
    body: id && amount && currency ? [{ id: guid(id), payout: { [currency]: amount } }] : [],
  }),
  jackpot: (list: JackpotList) => ({ type: 'JACKPOT_UPDATE', body: list.map(jackpot) }),
}
