import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { CoinsJackpot } from '#manifest'
import type { JackpotProps } from '#engine/registry.ts'
import { useStores } from '#engine/stores/stores.ts'
import { Money, moneyFormat } from '#engine/ui/money.tsx'
import styles from './coins.module.css'
import { Stack } from './stack.tsx'

/** Jackpots on stacks of coins, the largest first. A coin falls on the stack whose amount grows. */
export default observer(function Coins({ jackpots }: CoinsJackpot & JackpotProps) {
  const { current: language } = useStores().language
  const { t } = useTranslation()
  // One size for all, by the longest amount.
  const characters = Math.max(...jackpots.map(({ amount, currency }) => moneyFormat(language, currency).format(amount).length))
  return (
    <ul className={styles.list} role="list" style={{ '--characters': characters } as CSSProperties}>
      {jackpots.slice().reverse().map(({ id, name, level, amount, currency }) => (
        <li key={id} className={styles.jackpot}>
          <Stack coins={level + 1} amount={amount} />
          <p className={styles.name}>{name || t('jackpot.level', { level })}</p>
          <p key={amount} className={styles.amount}>
            <Money amount={amount} currency={currency} language={language} />
          </p>
        </li>
      ))}
    </ul>
  )
})
