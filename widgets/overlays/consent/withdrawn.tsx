import { useTranslation } from 'react-i18next'
import { consentStore } from '#domains/consent/consent-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './consent.module.css'
import { Words } from './words.tsx'

/** What was withdrawn loads nothing more; what of it runs already ends with the page, and that is offered. */
export function Withdrawn() {
  const { leave } = useStore(consentStore)
  const { t } = useTranslation('user')
  return (
    <div className={styles.row} role="status">
      <Words title={t('consent.savedTitle')} text={t('consent.reloadText')}>
        <Button onClick={() => window.location.reload()}>{t('consent.reload')}</Button>
        <Button kind="quiet" onClick={leave}>
          {t('consent.later')}
        </Button>
      </Words>
    </div>
  )
}
