import { useTranslation } from 'react-i18next'
import { consentStore } from '#domains/consent/consent-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './consent.module.css'
import { PrivacyLink } from './privacy-link.tsx'
import { Words } from './words.tsx'

/** Asks for consent to the chat only, when the player opens it. Other choices stay as they are. */
export function OneService() {
  const consent = useStore(consentStore)
  const { t } = useTranslation('user')
  return (
    <div className={styles.row}>
      <Words
        title={t('consent.chatTitle')}
        text={
          <>
            {t('consent.supportText')} <PrivacyLink />
          </>
        }
      >
        <Button onClick={() => consent.choose([...consent.categories.filter(consent.allows), 'support'])}>
          {t('consent.allowChat')}
        </Button>
        <Button kind="quiet" onClick={consent.leave}>
          {t('consent.notNow')}
        </Button>
      </Words>
    </div>
  )
}
