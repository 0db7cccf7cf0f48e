import { useTranslation } from 'react-i18next'
import { consentStore } from '#engine/stores/consent-store.ts'
import { useStore } from '#engine/stores/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './consent.module.css'
import { PrivacyLink } from './privacy-link.tsx'

/** The first question. To agree and to refuse are equally easy. */
export function Question({ onChoose }: { onChoose: () => void }) {
  const consent = useStore(consentStore)
  const { t } = useTranslation('user')
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h2 id="consent-title" className={styles.title}>
          {t('consent.title')}
        </h2>
        <p className={styles.text}>
          {t('consent.text')} <PrivacyLink />
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => consent.choose(consent.categories)}>{t('consent.acceptAll')}</Button>
        <Button onClick={() => consent.choose([])}>{t('consent.necessaryOnly')}</Button>
        <Button kind="plain" className={styles.choose} onClick={onChoose}>
          {t('consent.choose')}
        </Button>
      </div>
    </div>
  )
}
