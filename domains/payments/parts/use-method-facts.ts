import { useTranslation } from 'react-i18next'
import { useStores } from '#engine/shell/stores.ts'
import type { Method } from '../payment-method-store.ts'
import { isolated } from '#engine/i18n/direction.ts'
import { percentText, unitText } from '#engine/i18n/formats.ts'
import { moneyFormat } from '#engine/ui/money.tsx'

/** Short facts about a method, shown before it is chosen. */
interface MethodFacts {
  limits: string
  /** Undefined if unknown. */
  fee: string | undefined
  /** Undefined if unknown. */
  time: string | undefined
}

const units = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const

/** Returns the facts of a method, formatted for the language. Call it in observers, because what it returns changes. */
export function useMethodFacts({ min, max, fee, minutes, currency }: Method): MethodFacts {
  const { t } = useTranslation('payment')
  const language = useStores().language.current
  // Limits are mostly round numbers, which are shown without cents.
  const money = (amount: number) => isolated(moneyFormat(language, currency, Number.isInteger(amount)).format(amount))
  const costs = fee && [
    ...(fee.percent > 0 ? [percentText(fee.percent / 100, language, 2)] : []),
    ...(fee.fixed > 0 ? [money(fee.fixed)] : []),
  ]
  const time = (length: number) => {
    const { unit, minutes: size } = units.find((each) => length >= each.minutes) ?? units[2]
    return unitText(Math.round(length / size), unit, language)
  }
  return {
    limits: t('method.limits', { min: money(Math.max(min, 1)), max: money(Math.min(max, 1_000_000)) }),
    fee: costs && (costs.length === 0 ? t('method.noFee') : t('method.fee', { fee: costs.join(' + ') })),
    time:
      minutes === undefined
        ? undefined
        : minutes === 0
          ? t('method.atOnce')
          : t('method.about', { time: time(minutes) }),
  }
}
