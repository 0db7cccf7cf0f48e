import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { NetPosition } from '#api'
import { difference } from '#engine/data/minor-units.ts'
import type { Resource } from '#engine/data/resource.ts'
import { useStores } from '#engine/shell/stores.ts'
import { classes } from '#engine/ui/classes.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './outcome.module.css'

/** What is shown: stakes, wins, losses (stakes minus wins, if that is more than nothing), the result, deposits. */
export type OutcomeRow = 'staked' | 'won' | 'lost' | 'result' | 'deposits'

const placeholder = { currency: 'EUR', staked: 0, won: 0, deposits: 0 }

interface OutcomeProps {
  position: Resource<NetPosition>
  rows?: readonly OutcomeRow[]
}

const usual: readonly OutcomeRow[] = ['staked', 'won', 'result']

/** Sums of play, each row alike whether it is a win or a loss. Renders nothing on failure. */
export const Outcome = observer(function Outcome({ position, rows = usual }: OutcomeProps) {
  const language = useStores().language.current
  const { t } = useTranslation(['user', 'limits'])
  useEffect(() => position.ensure(), [position])
  const { status, value } = position
  if (status === 'error' || rows.length === 0) return null
  const { currency, staked, won, deposits } = value ?? placeholder
  const result = difference(won, staked, currency)
  const amounts = { staked, won, lost: Math.max(0, -result), result, deposits }
  return (
    // Amounts replace skeletons of the same size: nothing shifts.
    <dl key={status} className={styles.outcome} data-waiting={value ? undefined : ''} aria-hidden={!value}>
      {rows.map((name) => (
        <div key={name} className={classes(styles.row, name === 'result' && styles.result)}>
          <dt>{name === 'lost' ? t('limits:lost') : t(`playerProtection.net.${name}`)}</dt>
          <dd>
            <Money amount={amounts[name]} currency={currency} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
})
