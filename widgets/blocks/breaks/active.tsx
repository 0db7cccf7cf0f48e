import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerBreak } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Moment } from '#engine/ui/moment.tsx'
import styles from './breaks.module.css'

interface ActiveProps {
  current: PlayerBreak
  /** Whether the player started it during this visit. */
  isNew: boolean
}

/** The current break and what it means. A self-exclusion has ended the session, so its only action is to leave. */
export const Active = observer(function Active({ current: { kind, until }, isNew }: ActiveProps) {
  const { language, session } = useStores()
  const { t } = useTranslation('user')
  const isExcluded = kind === 'self-exclusion'
  const texts = isExcluded ? 'excluded' : 'onBreak'
  const root = useRef<HTMLDivElement>(null)
  // The form that had the focus is unmounted.
  useEffect(() => {
    if (isNew) root.current?.focus()
  }, [isNew])
  return (
    <div ref={root} className={styles.active} role="status" tabIndex={-1}>
      <Icon name="circle-check" size={24} />
      <div className={styles.words}>
        <p className={styles.title}>
          {until === null ? (
            t('playerProtection.breaks.excluded.forGood')
          ) : (
            <>
              {t(`playerProtection.breaks.${texts}.title`)} <Moment at={until} language={language.current} />
            </>
          )}
        </p>
        <p>{t(`playerProtection.breaks.${texts}.text`)}</p>
        {isExcluded && <Button onClick={session.confirm}>{t('playerProtection.breaks.leave')}</Button>}
      </div>
    </div>
  )
})
