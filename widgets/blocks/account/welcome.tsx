import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './account.module.css'

/** The signed-out part: links to sign in and, more prominent, to register, while those pages are open. */
export const Welcome = observer(function Welcome() {
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
