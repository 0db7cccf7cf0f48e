import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#engine/shell/stores.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './sums.module.css'
import { sumsOf } from '../sums.ts'
import type { Method } from '../payment-method-store.ts'
import { useMethodFacts } from './use-method-facts.ts'

interface SumsListProps {
  method: Method
  /** Null while the typed amount is invalid. */
  amount: number | null
}

/** Fee, total and received amount of a payment. */
export const SumsList = observer(function SumsList({ method, amount }: SumsListProps) {
  const { t } = useTranslation('payment')
  const language = useStores().language.current
  const { time } = useMethodFacts(method)
  const { fee, paid, received } = sumsOf(method, amount ?? 0)
  const rows = [
    ['fee', fee],
    [`out.${method.direction}`, paid],
    [`in.${method.direction}`, received],
  ] as const
  return (
    <>
      {rows.map(([row, sum]) => (
        <div key={row} className={row.startsWith('in') ? styles.total : styles.row}>
          <dt>{t(`sums.${row}`)}</dt>
          <dd>{amount === null ? '–' : <Money amount={sum} currency={method.currency} language={language} />}</dd>
        </div>
      ))}
      {time !== undefined && (
        <div className={styles.row}>
          <dt>{t('sums.time')}</dt>
          <dd>{time}</dd>
        </div>
      )}
    </>
  )
})
