import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { passedShare, percentUsed } from '#domains/protection/limit-rules.ts'
import { LimitCheck } from '#domains/protection/parts/limits/limit-check.tsx'
import { useLimitText, useLimitWords } from '#domains/protection/parts/limits/use-limit-text.ts'
import { useSetLimit } from '#domains/protection/parts/limits/use-set-limit.ts'
import { percentText } from '#engine/i18n/formats.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { difference } from '#engine/data/minor-units.ts'
import { Moment } from '#engine/ui/moment.tsx'
import { ProgressBar } from '#engine/ui/progress-bar.tsx'
import styles from './limits.module.css'
import { PendingChange } from './waiting.tsx'

interface LimitStateProps {
  limit: PlayerLimit
  currency: string
}

/** A limit in force with its remainder, and a looser limit that is pending. */
export const LimitState = observer(function LimitState({ limit, currency }: LimitStateProps) {
  const { language, manifest } = useStores()
  const { t } = useTranslation(['user', 'limits'])
  const { amountText, limitText } = useLimitText(limit, currency)
  const { setting, set } = useSetLimit()
  const [isRemoving, setRemoving] = useState(false)
  const { kind, period, amount, used, resetsAt, change, isDefault } = limit
  if (amount === null) return null
  const none = { kind, period, amount: null }
  const rules = manifest.playerProtection.limitRules
  // Where the brand has rules for the wait, the player is told first until when the limit applies.
  const remove = () =>
    rules?.loosenAfterHours !== undefined || rules?.loosenAfterPeriod ? setRemoving(true) : void set(none)
  function answer(isConfirmed: boolean) {
    setRemoving(false)
    if (isConfirmed) void set(none)
  }
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
          percent={amount === 0 ? 100 : Math.min(100, (used / amount) * 100)}
          text={leftText}
        />
      )}
      <Alert limit={limit} name={limitText(amount)} />
      {isDefault && <p className={styles.note}>{t('limits:default')}</p>}
      <div className={styles.line}>
        {resetsAt !== undefined && (
          <p className={styles.note}>
            {t('playerProtection.limits.resets')} <Moment at={resetsAt} language={language.current} />
          </p>
        )}
        {!change && !isDefault && !isRemoving && (
          <Button kind="plain" className={styles.remove} disabled={setting} onClick={remove}>
            {t('playerProtection.limits.remove')}
            <span className="visually-hidden"> {limitText(amount)}</span>
          </Button>
        )}
      </div>
      {isRemoving && <LimitCheck limit={none} currency={currency} onAnswer={answer} />}
      {change && <PendingChange limit={limit} change={change} currency={currency} />}
    </div>
  )
})

/** How much of a limit is used, from the first share at which the player is told. */
const Alert = observer(function Alert({ limit, name }: { limit: PlayerLimit; name: string }) {
  const { language, manifest } = useStores()
  const { kindText } = useLimitWords()
  const { t } = useTranslation('limits')
  const shares = manifest.playerProtection.limitRules?.alertsAt ?? []
  if (passedShare(limit, shares) === 0) return null
  const percent = percentText(Math.floor(percentUsed(limit) ?? 0) / 100, language.current)
  return <p className={styles.used}>{t('used', { kind: kindText(limit.kind), percent, limit: name })}</p>
})
