import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReelJackpot } from '#manifest'
import type { JackpotProps } from '#engine/registry.ts'
import { useStores } from '#engine/stores/stores.ts'
import { Money, moneyFormat } from '#engine/ui/money.tsx'
import { Counter } from './counter.tsx'
import styles from './reel.module.css'

/** Jackpots on the drums of a counter, the largest first. */
export default observer(function Reel({ jackpots }: ReelJackpot & JackpotProps) {
  const { current: language } = useStores().language
  const { t } = useTranslation()
  // One size for all, by the longest amount.
  const characters = Math.max(...jackpots.map(({ amount, currency }) => moneyFormat(language, currency).format(amount).length))
  return (
    <ul className={styles.list} role="list" style={{ '--characters': characters } as CSSProperties}>
      {jackpots.slice().reverse().map(({ id, name, level, amount, currency }) => (
        <li key={id} className={styles.jackpot}>
          <p className={styles.name}>{name || t('jackpot.level', { level })}</p>
          <p className="visually-hidden">
            <Money amount={amount} currency={currency} language={language} />
          </p>
          <Counter amount={amount} currency={currency} language={language} />
        </li>
      ))}
    </ul>
  )
})
