import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { useStores } from '#engine/shell/stores.ts'
import { minutesText } from '../duration.ts'

const perPeriod = { day: 'perDay', week: 'perWeek', month: 'perMonth' } as const

/** Returns functions that format a limit’s amount, as money or as time, with and without its period. Call it in observers, because what it returns changes. */
export function useLimitText({ kind, period }: Pick<PlayerLimit, 'kind' | 'period'>, currency: string) {
  const { language, manifest } = useStores()
  const money = useMoneyText(currency)
  const { t } = useTranslation(['user', 'limits'])
  const isRolling = manifest.playerProtection.limitRules?.periodsAre === 'rolling'
  const amountText = (amount: number) =>
    kind === 'session' ? minutesText(Math.round(amount), language.current) : money(amount)
  const limitText = (amount: number) =>
    isRolling
      ? t(`limits:rolling.${perPeriod[period]}`, { amount: amountText(amount) })
      : t(`playerProtection.limits.${perPeriod[period]}`, { amount: amountText(amount) })
  return { amountText, limitText }
}

/** Returns functions that name kinds and periods of limits in the words of the brand’s rules. */
export function useLimitWords() {
  const { limitRules } = useStores().manifest.playerProtection
  const { t } = useTranslation(['user', 'limits'])
  const means = limitRules?.depositMeans
  type Kind = PlayerLimit['kind']
  const kindText = (kind: Kind) =>
    kind === 'deposit' && means ? t(`limits:kind.${means}`) : t(`playerProtection.limits.kind.${kind}`)
  const aboutText = (kind: Kind) =>
    kind === 'deposit' && means ? t(`limits:about.${means}`) : t(`playerProtection.limits.about.${kind}`)
  const meansText = (kind: Kind, limit: string) =>
    kind === 'deposit' && means
      ? t(`limits:check.${means}`, { limit })
      : t(`playerProtection.limits.check.${kind}`, { limit })
  const periodText = (period: PlayerLimit['period']) =>
    limitRules?.periodsAre === 'rolling'
      ? t(`limits:rolling.${period}`)
      : t(`playerProtection.limits.periods.${period}`)
  return { kindText, aboutText, meansText, periodText }
}
