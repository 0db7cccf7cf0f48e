import { useTranslation } from 'react-i18next'
import { consentStore } from '#engine/stores/consent-store.ts'
import { useStore } from '#engine/stores/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './consent.module.css'

/** What was withdrawn loads nothing more; what of it runs already ends with the page, and that is offered. */
export function Withdrawn() {
  const { leave } = useStore(consentStore)
  const { t } = useTranslation('user')
  return (
    <div className={styles.row} role="status">
      <div className={styles.words}>
        <h2 id="consent-title" className={styles.title}>
          {t('consent.savedTitle')}
        </h2>
        <p className={styles.text}>{t('consent.reloadText')}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{t('consent.reload')}</Button>
        <Button kind="quiet" onClick={leave}>
          {t('consent.later')}
        </Button>
      </div>
    </div>
  )
}
