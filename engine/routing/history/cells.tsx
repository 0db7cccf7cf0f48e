import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '../../stores/stores.ts'
import { localeOf } from '../../ui/locale.ts'
import { Money } from '../../ui/money.tsx'
import styles from './history.module.css'

/** An amount of the player’s money. */
export const Amount = observer(function Amount({ amount, currency, signed }: { amount: number; currency: string; signed?: boolean }) {
  const { language } = useStores()
  return (
    <span className={styles.amount} data-sign={signed && amount !== 0 ? (amount > 0 ? 'plus' : 'minus') : undefined}>
      <Money amount={amount} currency={currency} language={language.current} />
    </span>
  )
})

const dayAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const

/** A moment by the player’s clock and in their language; a day alone where `dayOnly` says so. */
export const Moment = observer(function Moment({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  const { language } = useStores()
  const format = new Intl.DateTimeFormat(localeOf(language.current), dayOnly ? { dateStyle: 'medium' } : dayAndTime)
  return <time dateTime={at}>{format.format(new Date(at))}</time>
})

/** How something stands, in a colour of its own. */
export function Status({ status }: { status: string }) {
  const { t } = useTranslation('history')
  return (
    <span className={styles.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  )
}
