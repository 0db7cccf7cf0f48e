import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { BetStatus, CashbackStatus, OperationStatus } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { Moment as MomentIn } from '#engine/ui/moment.tsx'
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

/** A date and time in the player’s time zone and language; with `dayOnly` the date. */
export const Moment = observer(function Moment({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  const { language } = useStores()
  return <MomentIn at={at} language={language.current} precision={dayOnly ? 'day' : 'minute'} />
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
