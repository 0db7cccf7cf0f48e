import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { useStores } from '#engine/shell/stores.ts'
import { minutesText } from '#domains/protection/parts/duration.ts'

const perPeriod = { day: 'perDay', week: 'perWeek', month: 'perMonth' } as const

/** Returns functions that format a limit’s amount, as money or as time, with and without its period. Call it in observers, because what it returns changes. */
export function useLimitText({ kind, period }: Pick<PlayerLimit, 'kind' | 'period'>, currency: string) {
  const { current } = useStores().language
  const money = useMoneyText(currency)
  const { t } = useTranslation('user')
  const amountText = (amount: number) => (kind === 'session' ? minutesText(Math.round(amount), current) : money(amount))
  const limitText = (amount: number) =>
    t(`playerProtection.limits.${perPeriod[period]}`, { amount: amountText(amount) })
  return { amountText, limitText }
}
