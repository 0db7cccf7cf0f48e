import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { difference } from '#engine/data/minor-units.ts'
import { Moment } from '#engine/ui/moment.tsx'
import { ProgressBar } from '#engine/ui/progress-bar.tsx'
import styles from './limits.module.css'
import { useLimitText } from './use-limit-text.ts'
import { useSetLimit } from './use-set-limit.ts'
import { PendingChange } from './waiting.tsx'

interface LimitStateProps {
  limit: PlayerLimit
  currency: string
}

/** A limit in force with its remainder, and a looser limit that is pending. */
export const LimitState = observer(function LimitState({ limit, currency }: LimitStateProps) {
  const { language } = useStores()
  const { t } = useTranslation('user')
  const { amountText, limitText } = useLimitText(limit, currency)
  const { setting, set } = useSetLimit()
  const { kind, period, amount, used, resetsAt, change } = limit
  if (amount === null) return null
  const left = used === undefined ? undefined : Math.max(0, difference(amount, used, currency))
  const leftText = left === undefined ? '' : t('playerProtection.limits.left', { amount: amountText(left) })
  return (
    <div className={styles.limit}>
      <p className={styles.line}>
        <strong>{limitText(amount)}</strong>
        <span>{leftText}</span>
      </p>
      {used !== undefined && (
        <ProgressBar
          className={styles.bar}
          label={limitText(amount)}
          percent={Math.min(100, (used / amount) * 100)}
          text={leftText}
        />
      )}
      <div className={styles.line}>
        {resetsAt !== undefined && (
          <p className={styles.note}>
            {t('playerProtection.limits.resets')} <Moment at={resetsAt} language={language.current} />
          </p>
        )}
        {!change && (
          <Button
            kind="plain"
            className={styles.remove}
            disabled={setting}
            onClick={() => void set({ kind, period, amount: null })}
          >
            {t('playerProtection.limits.remove')}
            <span className="visually-hidden"> {limitText(amount)}</span>
          </Button>
        )}
      </div>
      {change && <PendingChange limit={limit} change={change} currency={currency} />}
    </div>
  )
})
