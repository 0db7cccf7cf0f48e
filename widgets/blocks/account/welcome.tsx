import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import styles from './account.module.css'

/** The signed-out part: links to register and to sign in, while those pages are open. */
export const Welcome = observer(function Welcome() {
  const { t } = useTranslation()
  const { isOpen } = useAccess()
  return (
    <>
      {isOpen('REGISTER') && (
        <PageLink className={classes(buttonClass.quiet, styles.way)} page="REGISTER">
          {t('account.register')}
        </PageLink>
      )}
      {isOpen('LOGIN') && (
        <PageLink className={classes(buttonClass.primary, styles.way)} page="LOGIN">
          {t('account.signIn')}
        </PageLink>
      )}
    </>
  )
})
