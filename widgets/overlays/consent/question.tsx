import { useTranslation } from 'react-i18next'
import { consentStore } from '#domains/consent/consent-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './consent.module.css'
import { PrivacyLink } from './privacy-link.tsx'
import { Words } from './words.tsx'

/** The first question. Accepting and refusing take one click each. */
export function Question({ onChoose }: { onChoose: () => void }) {
  const consent = useStore(consentStore)
  const { t } = useTranslation('user')
  return (
    <div className={styles.row}>
      <Words
        title={t('consent.title')}
        text={
          <>
            {t('consent.text')} <PrivacyLink />
          </>
        }
      >
        <Button onClick={() => consent.choose(consent.categories)}>{t('consent.acceptAll')}</Button>
        <Button onClick={() => consent.choose([])}>{t('consent.necessaryOnly')}</Button>
        <Button kind="plain" className={styles.choose} onClick={onChoose}>
          {t('consent.choose')}
        </Button>
      </Words>
    </div>
  )
}
