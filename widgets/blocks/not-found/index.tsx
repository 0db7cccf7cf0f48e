import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { NotFoundBlock } from '#manifest'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import type { ReturnState } from '#engine/routing/return-path.ts'
import { useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Illustration } from './illustration.tsx'
import styles from './not-found.module.css'

/** Not-found message with links onward, or a request to sign in if that opens the page. */
export default observer(function NotFound(_options: NotFoundBlock) {
  const { t } = useTranslation()
  const { isOpen } = useAccess()
  const needsSignIn = useNeedsSignIn() && isOpen('LOGIN')
  return (
    <section className={styles.notFound}>
      <Illustration locked={needsSignIn} />
      <h2 className={styles.title}>{t(needsSignIn ? 'notFound.signInTitle' : 'notFound.title')}</h2>
      <p className={styles.text}>{t(needsSignIn ? 'notFound.signInText' : 'notFound.text')}</p>
      <div className={styles.ways}>
        {needsSignIn && <SignInLinks register={isOpen('REGISTER')} />}
        <PageLink className={needsSignIn ? buttonClass.plain : buttonClass.primary} page="MAIN">
          {t('notFound.home')}
        </PageLink>
      </div>
    </section>
  )
})

function SignInLinks({ register }: { register: boolean }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const state: ReturnState = { returnTo: pathname + search }
  return (
    <>
      <PageLink className={buttonClass.primary} page="LOGIN" state={state}>
        {t('account.signIn')}
      </PageLink>
      {register && (
        <PageLink className={buttonClass.quiet} page="REGISTER" state={state}>
          {t('account.register')}
        </PageLink>
      )}
    </>
  )
}

/** Whether signing in would open the page at the current address. */
function useNeedsSignIn(): boolean {
  const { page } = useStores().location
  const access = useAccess()
  return page !== undefined && access.page(page) === 'sign-in'
}
