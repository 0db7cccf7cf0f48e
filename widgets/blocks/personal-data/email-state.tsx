import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './personal-data.module.css'

/** Whether the email address is confirmed; if not, a button that starts the confirmation, on brands that have it. */
export const EmailState = observer(function EmailState({ email, confirmed }: { email: string; confirmed: boolean }) {
  const { manifest, overlays } = useStores()
  const { t } = useTranslation('user')
  return (
    <div className={styles.email}>
      <p className={confirmed ? styles.confirmed : styles.unconfirmed}>
        <Icon name={confirmed ? 'circle-check' : 'circle-alert'} />
        <span>
          <span className={styles.address}>
            <bdi>{email}</bdi>
          </span>
          {t(confirmed ? 'personalData.emailConfirmed' : 'personalData.emailUnconfirmed')}
        </span>
      </p>
      {!confirmed && manifest.overlays['email-verification'].visible && (
        <Button kind="quiet" onClick={() => overlays.open('email-verification')}>
          {t('personalData.confirmEmail')}
        </Button>
      )}
    </div>
  )
})
