import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerLimitChange } from '#api'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { limitStore } from '../../limit-store.ts'
import styles from './limit-form.module.css'
import { useLimitText, useLimitWords } from './use-limit-text.ts'
import { useWaitText } from './use-wait-text.ts'

interface LimitCheckProps {
  /** Without an amount, the limit is to be removed. */
  limit: PlayerLimitChange
  currency: string
  onAnswer: (isConfirmed: boolean) => void
}

/** Says in words what a limit that the player typed means, and when it applies, before it is sent. */
export const LimitCheck = observer(function LimitCheck({ limit, currency, onAnswer }: LimitCheckProps) {
  const { http } = useStores()
  const store = useStore(limitStore)
  const { t } = useTranslation(['user', 'limits'])
  const { limitText } = useLimitText(limit, currency)
  const { meansText } = useLimitWords()
  const wait = useWaitText()
  const section = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => section.current?.focus(), [])
  const { kind, period } = limit
  const amount = limit.amount ?? Infinity
  const current = store.ofKind(kind).find((each) => each.period === period && !each.isDefault)
  const waited = current?.change?.amount === limit.amount && http.now() >= Date.parse(current.change.from)
  const lower = current?.amount ?? Infinity
  return (
    <section className={styles.check} ref={section} tabIndex={-1} aria-labelledby={id} data-step="check">
      <p id={id} className={styles.means}>
        {limit.amount === null
          ? t('limits:check.remove', { limit: limitText(lower) })
          : meansText(kind, limitText(limit.amount))}
      </p>
      <p className={styles.note}>
        {amount <= lower || waited || wait.isAtOnce ? wait.atOnce() : wait.later(current ?? limit, limitText(lower))}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => onAnswer(true)}>{t('playerProtection.limits.confirm')}</Button>
        <Button kind="quiet" onClick={() => onAnswer(false)}>
          {t('playerProtection.breaks.back')}
        </Button>
      </div>
    </section>
  )
})
