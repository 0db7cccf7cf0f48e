import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { NetPosition } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { difference } from '#engine/data/minor-units.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './net-position.module.css'

const placeholder: NetPosition = { currency: 'EUR', deposits: 0, withdrawals: 0, staked: 0, won: 0 }

/** The result of play (won minus staked) and the sums behind it. Without a position the amounts are skeletons. */
export const Figures = observer(function Figures({ position }: { position?: NetPosition }) {
  const language = useStores().language.current
  const { t } = useTranslation('user')
  const { currency, deposits, withdrawals, staked, won } = position ?? placeholder
  const figures = { result: difference(won, staked, currency), staked, won, deposits, withdrawals }
  return (
    <dl className={styles.figures} data-waiting={position ? undefined : ''} aria-hidden={!position}>
      {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
        <div key={name} className={name === 'result' ? styles.result : styles.figure}>
          <dt className={styles.label}>{t(`playerProtection.net.${name}`)}</dt>
          <dd className={styles.amount}>
            <Money amount={figures[name]} currency={currency} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
})
