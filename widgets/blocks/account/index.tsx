import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { AccountBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { Boundary } from '#engine/ui/boundary.tsx'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import styles from './account.module.css'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'

const Player = lazyWithRetry(() => import('./later/player.tsx'))

/** A player’s balance, deposit link and account menu; links to sign in and register for a visitor. */
export default observer(function Account(_options: AccountBlock) {
  const { user } = useStores().session
  return (
    <div className={styles.account}>
      <Boundary fallback={null}>{user ? <Player user={user} /> : <Welcome />}</Boundary>
    </div>
  )
})

/** The signed-out part: links to sign in and, more prominent, to register, while those pages are open. */
const Welcome = observer(function Welcome() {
  const { t } = useTranslation()
  const { isOpen } = useAccess()
  return (
    <>
      {isOpen('LOGIN') && (
        <PageLink
          className={classes(isOpen('REGISTER') ? buttonClass.quiet : buttonClass.primary, styles.way)}
          page="LOGIN"
        >
          {isOpen('REGISTER') && <Icon name="user" size={22} />}
          {t('account.signIn')}
        </PageLink>
      )}
      {isOpen('REGISTER') && (
        <PageLink className={classes(buttonClass.primary, styles.way)} page="REGISTER">
          {t('account.register')}
        </PageLink>
      )}
    </>
  )
})
