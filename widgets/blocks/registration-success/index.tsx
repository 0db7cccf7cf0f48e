import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import type { RegistrationSuccessBlock } from '#manifest'
import { Credentials } from './credentials.tsx'
import { Illustration } from './illustration.tsx'
import styles from './registration-success.module.css'

/** Welcomes a player who just registered. Issued credentials are forgotten when they leave the page. */
export default observer(function RegistrationSuccess(_options: RegistrationSuccessBlock) {
  const { user } = useStores().session
  const { credentials, forgetCredentials } = useStore(registrationStore)
  const { t } = useTranslation('user')
  const { isOpen } = useAccess()
  useEffect(() => forgetCredentials, [forgetCredentials])
  const mayDeposit = isOpen('DEPOSIT')
  return (
    <section className={styles.card}>
      <Illustration />
      <h2 className={styles.title}>
        {user ? t('registered.title', { login: user.login }) : t('registered.plainTitle')}
      </h2>
      <p className={styles.text}>{t('registered.text')}</p>
      {credentials && <Credentials {...credentials} />}
      <div className={styles.actions}>
        {mayDeposit && (
          <PageLink className={buttonClass.primary} page="DEPOSIT">
            {t('registered.deposit')}
          </PageLink>
        )}
        <PageLink
          className={mayDeposit ? buttonClass.quiet : buttonClass.primary}
          page={isOpen('GAMES') ? 'GAMES' : 'MAIN'}
        >
          {t('registered.play')}
        </PageLink>
      </div>
    </section>
  )
})
