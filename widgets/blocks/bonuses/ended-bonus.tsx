import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '#api'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Moment } from '#engine/ui/moment.tsx'
import { Money } from '#engine/ui/money.tsx'
import styles from './bonuses.module.css'

const icons = { completed: 'circle-check', spent: 'flag', expired: 'clock' } as const

/** An ended bonus and how it ended. */
export const EndedBonus = observer(function EndedBonus({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('user')
  const language = useStores().language.current
  const { title, status, amount, currency, endedAt, released = 0 } = bonus
  const money = useMoneyText(currency)
  if (status === 'available' || status === 'active') return null
  return (
    <li className={styles.row}>
      <span className={styles[status]}>
        <Icon name={icons[status]} />
      </span>
      <div className={styles.about}>
        <h3 className={styles.rowTitle}>{title}</h3>
        <p className={styles.note}>{t(`bonuses.status.${status}`, { released: money(released) })}</p>
      </div>
      <div className={styles.end}>
        <Money amount={amount} currency={currency} language={language} />
        {endedAt && <Moment className={styles.note} at={endedAt} language={language} precision="day" />}
      </div>
    </li>
  )
})
