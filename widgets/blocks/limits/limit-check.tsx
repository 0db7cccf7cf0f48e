import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { limitStore } from '#domains/protection/limit-store.ts'
import { minutesText } from '#domains/protection/parts/duration.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './limits.module.css'
import { useLimitText } from './use-limit-text.ts'

export type NewLimit = Pick<PlayerLimit, 'kind' | 'period'> & { amount: number }

interface LimitCheckProps {
  limit: NewLimit
  currency: string
  onAnswer: (isConfirmed: boolean) => void
}

/** Says in words what a limit that the player typed means, and when it applies, before it is sent. */
export const LimitCheck = observer(function LimitCheck({ limit, currency, onAnswer }: LimitCheckProps) {
  const { language, http } = useStores()
  const store = useStore(limitStore)
  const { t } = useTranslation('user')
  const { limitText } = useLimitText(limit, currency)
  const section = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => section.current?.focus(), [])
  const { kind, period, amount } = limit
  const current = store.ofKind(kind).find((each) => each.period === period)
  const waited = current?.change?.amount === amount && http.now() >= Date.parse(current.change.from)
  const lower = current?.amount ?? Infinity
  const time = minutesText((store.limits.value?.coolOffHours ?? 24) * 60, language.current)
  return (
    <section className={styles.check} ref={section} tabIndex={-1} aria-labelledby={id} data-step="check">
      <p id={id} className={styles.means}>
        {t(`playerProtection.limits.check.${kind}`, { limit: limitText(amount) })}
      </p>
      <p className={styles.note}>
        {amount <= lower || waited
          ? t('playerProtection.limits.check.atOnce', { time })
          : t('playerProtection.limits.check.later', { time, current: limitText(lower) })}
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
