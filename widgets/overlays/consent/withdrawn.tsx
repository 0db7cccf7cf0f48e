import { useTranslation } from 'react-i18next'
import { consentStore } from '#domains/consent/consent-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './consent.module.css'
import { Words } from './words.tsx'

/** After a withdrawn consent: offers a reload, which ends services that are already running. */
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
