import { useTranslation } from 'react-i18next'
import { Button } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import type { SportFailure } from '../contract.ts'
import styles from './sport-notice.module.css'

const texts = {
  script: 'unreachable',
  session: 'noSession',
  vendor: 'vendor',
  expired: 'expired',
  timeout: 'unreachable',
} as const satisfies Record<SportFailure, string>

interface SportNoticeProps {
  state: 'loading' | 'error' | 'maintenance'
  failure?: SportFailure | undefined
  onRetry: () => void
}

/** Shown in place of the vendor’s page: loading, maintenance, or a failure with a retry. */
export function SportNotice({ state, failure = 'vendor', onRetry }: SportNoticeProps) {
  const { t } = useTranslation('user')
  if (state === 'loading') return <Opening />
  if (state === 'maintenance') {
    return (
      <div className={styles.notice} role="status">
        <Empty icon="wrench" title={t('sport.maintenanceTitle')} text={t('sport.maintenanceText')} />
      </div>
    )
  }
  const text = texts[failure]
  return (
    <div className={styles.notice} role="alert">
      <Empty
        icon={failure === 'expired' ? 'clock' : 'cloud-off'}
        title={t(`sport.${text}Title`)}
        text={t(`sport.${text}Text`)}
      >
        <Button onClick={onRetry}>{t(failure === 'expired' ? 'sport.again' : 'sport.retry')}</Button>
      </Empty>
    </div>
  )
}

/** A skeleton of the sportsbook: sports, matches and bet slip. */
function Opening() {
  const { t } = useTranslation('user')
  return (
    <div className={styles.opening} role="status">
      <span className="visually-hidden">{t('sport.opening')}</span>
      <Skeleton className={styles.sports} />
      <div className={styles.matches}>
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} height="72px" />
        ))}
      </div>
      <Skeleton className={styles.slip} />
    </div>
  )
}
