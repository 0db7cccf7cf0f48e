import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { BetStatus, CashbackStatus, OperationStatus } from '#api'
import { dayOf, formatDay } from '#engine/forms/day.ts'
import { useStores } from '#engine/shell/stores.ts'
import { dateText } from '#engine/i18n/formats.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './history.module.css'

export const Amount = observer(function Amount({
  amount,
  currency,
  signed,
}: {
  amount: number | undefined
  currency: string
  signed?: boolean
}) {
  const { language } = useStores()
  return (
    <span className={styles.amount} data-sign={signed && amount ? (amount > 0 ? 'plus' : 'minus') : undefined}>
      <Money amount={amount} currency={currency} language={language.current} />
    </span>
  )
})

/** A date as the fields of the period have it (dd.MM.yyyy), in the player’s time zone, and its time; with `dayOnly` the date. */
export const Moment = observer(function Moment({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  const language = useStores().language.current
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return null
  return (
    <time dateTime={at}>
      <bdi>{formatDay(dayOf(time), language)}</bdi>
      {!dayOnly && <bdi className={styles.time}> {dateText(time, language, 'time')}</bdi>}
    </time>
  )
})

/** A status with its own colour. */
export function Status({ status }: { status: BetStatus | CashbackStatus | OperationStatus }) {
  const { t } = useTranslation('history')
  return (
    <span className={styles.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  )
}
