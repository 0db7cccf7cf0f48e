import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './failure.module.css'

/** An error message with a retry button. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.failure} role="alert">
      <Icon name="cloud-off" size={28} />
      <p className={styles.title}>{t('state.errorTitle')}</p>
      <p className={styles.text}>{t('state.errorText')}</p>
      <Button kind="quiet" onClick={onRetry}>
        {t('state.retry')}
      </Button>
    </div>
  )
}
