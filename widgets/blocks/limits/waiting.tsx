import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import { clockStore } from '#engine/shell/clock-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Moment } from '#engine/ui/moment.tsx'
import styles from './limits.module.css'
import { useLimitText } from '#domains/protection/parts/limits/use-limit-text.ts'
import { useSetLimit } from '#domains/protection/parts/limits/use-set-limit.ts'

interface PendingChangeProps {
  limit: PlayerLimit
  change: NonNullable<PlayerLimit['change']>
  currency: string
}

/** A requested looser limit: it can be cancelled at any time, and confirmed after the cool-off. */
export const PendingChange = observer(function PendingChange({ limit, change, currency }: PendingChangeProps) {
  const { language } = useStores()
  const { now } = useStore(clockStore)
  const { t } = useTranslation('user')
  const { limitText } = useLimitText(limit, currency)
  const { setting, set } = useSetLimit()
  const { kind, period, amount } = limit
  const canConfirm = now >= Date.parse(change.from)
  const requested = change.amount === null ? t('playerProtection.limits.noLimit') : limitText(change.amount)
  return (
    <div className={styles.waiting}>
      <p>
        {t('playerProtection.limits.wish', { wish: requested })}{' '}
        {!canConfirm && (
          <>
            {t('playerProtection.limits.from')} <Moment at={change.from} language={language.current} />
          </>
        )}
      </p>
      <div className={styles.buttons}>
        {canConfirm && (
          <Button disabled={setting} onClick={() => void set({ kind, period, amount: change.amount })}>
            {t('playerProtection.limits.confirm')}
          </Button>
        )}
        <Button kind="quiet" disabled={setting} onClick={() => void set({ kind, period, amount })}>
          {t('playerProtection.limits.keep')}
        </Button>
      </div>
    </div>
  )
})
