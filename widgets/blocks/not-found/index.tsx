import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { NotFoundBlock } from '#manifest'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import type { ReturnState } from '#engine/routing/return-path.ts'
import { useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Picture } from '#engine/ui/picture.tsx'
import { Illustration } from './illustration.tsx'
import styles from './not-found.module.css'

const texts = {
  unknown: { title: 'notFound.title', text: 'notFound.text' },
  signIn: { title: 'notFound.signInTitle', text: 'notFound.signInText' },
  refused: { title: 'notFound.refusedTitle', text: 'notFound.refusedText' },
} as const

/** Not-found message with links onward; a request to sign in if that opens the page, or that the page is closed to this player. */
export default observer(function NotFound({ image }: NotFoundBlock) {
  const { t } = useTranslation()
  const { page } = useStores().location
  const access = useAccess()
  const needsSignIn = page !== undefined && access.page(page) === 'sign-in' && access.isOpen('LOGIN')
  const refused = page !== undefined && access.refuses(page)
  const words = needsSignIn ? texts.signIn : refused ? texts.refused : texts.unknown
  return (
    <section className={styles.notFound}>
      {image ? (
        <Scene image={image} locked={needsSignIn || refused} />
      ) : (
        <Illustration locked={needsSignIn || refused} />
      )}
      <h2 className={styles.title}>{t(words.title)}</h2>
      <p className={styles.text}>{t(words.text)}</p>
      <div className={styles.actions}>
        {needsSignIn && <SignInLinks register={access.isOpen('REGISTER')} />}
        <PageLink className={needsSignIn ? buttonClass.plain : buttonClass.primary} page="MAIN">
          {t('notFound.home')}
        </PageLink>
      </div>
    </section>
  )
})

/** The brand’s picture; with a lock on it if the page exists and is not open. */
function Scene({ image, locked }: { image: string; locked: boolean }) {
  return (
    <div className={styles.scene}>
      <Picture src={image} />
      {locked && (
        <span className={styles.lock}>
          <Icon name="lock" size={28} />
        </span>
      )}
    </div>
  )
}

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
