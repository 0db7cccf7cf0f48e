import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { percentText } from '#engine/i18n/formats.ts'
import { ProgressBar } from '#engine/ui/progress-bar.tsx'
import { Card } from './card.tsx'
import { LargeCountdown } from './time-left.tsx'
import styles from './progress.module.css'

/** Progress towards the next wheel and the time left to reach it. A platform that does not say how far it is gets no bar. */
export const Progress = observer(function Progress() {
  const { t } = useTranslation(['user', 'common'])
  const language = useStores().language.current
  const access = useAccess()
  const { progress, data } = useStore(wheelStore)
  const part = progress === undefined ? undefined : Math.min(100, Math.max(0, progress))
  return (
    <Card>
      <p className={styles.condition}>{t('wheel.condition')}</p>
      <div className={styles.figures}>
        <p>{t('wheel.inProgress')}</p>
        {part !== undefined && <strong>{percentText(part / 100, language)}</strong>}
      </div>
      {part !== undefined && <ProgressBar className={styles.track} label={t('wheel.inProgress')} percent={part} />}
      {data.value === undefined && <div className={styles.track} />}
      <LargeCountdown />
      {access.isOpen('GAMES') && (
        <PageLink page="GAMES" className={buttonClass.primary}>
          {t('wheel.play')}
        </PageLink>
      )}
    </Card>
  )
})
