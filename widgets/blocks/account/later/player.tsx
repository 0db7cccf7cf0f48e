import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { User } from '#api'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Balance } from './balance.tsx'
import { Menu } from './menu.tsx'
import styles from './player.module.css'

/** The signed-in part: balance, deposit link (while that page is open) and menu. */
export default observer(function Player({ user }: { user: User }) {
  const { t } = useTranslation()
  const { isOpen } = useAccess()
  return (
    <>
      <Balance user={user} />
      {isOpen('DEPOSIT') && (
        <PageLink className={classes(buttonClass.primary, styles.deposit)} page="DEPOSIT">
          <Icon name="plus" size={18} />
          <span>{t('page.DEPOSIT')}</span>
        </PageLink>
      )}
      <Menu login={user.login} />
    </>
  )
})
