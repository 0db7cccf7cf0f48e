import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { NetPosition } from '#api'
import type { Resource } from '#engine/data/resource.ts'
import { useStores } from '#engine/shell/stores.ts'
import { classes } from '#engine/ui/classes.ts'
import { difference } from '#engine/data/minor-units.ts'
import { Money } from '#engine/ui/money.tsx'
import styles from './reality-check.module.css'

const placeholder = { currency: 'EUR', staked: 0, won: 0 }

/** Stakes, winnings and result since the session began. Renders nothing on failure: the duration is shown alone. */
export const Outcome = observer(function Outcome({ position }: { position: Resource<NetPosition> }) {
  const language = useStores().language.current
  const { t } = useTranslation('user')
  useEffect(() => position.ensure(), [position])
  const { status, value } = position
  if (status === 'error') return null
  const { currency, staked, won } = value ?? placeholder
  const rows = [
    ['staked', staked],
    ['won', won],
    ['result', difference(won, staked, currency)],
  ] as const
  return (
    // Amounts replace skeletons of the same size: nothing shifts.
    <dl key={status} className={styles.outcome} data-waiting={value ? undefined : ''} aria-hidden={!value}>
      {rows.map(([name, amount]) => (
        <div key={name} className={classes(styles.row, name === 'result' && styles.result)}>
          <dt>{t(`playerProtection.net.${name}`)}</dt>
          <dd>
            <Money amount={amount} currency={currency} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
})
