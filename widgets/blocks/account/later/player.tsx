import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { User } from '#api'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Money } from '#engine/ui/money.tsx'
import { Menu } from './menu.tsx'
import { useStores } from '#engine/shell/stores.ts'
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

/** The player’s real balance, and below it the bonus balance unless it is 0. */
const Balance = observer(function Balance({ user }: { user: User }) {
  const language = useStores().language.current
  const { t } = useTranslation()
  const { balance, bonusBalance, currency } = user
  return (
    <div className={styles.balance} data-balance={balance} data-bonus-balance={bonusBalance}>
      <p className={styles.amount}>
        <span className="visually-hidden">{t('account.balance')}</span>
        <Money amount={balance} currency={currency} language={language} />
      </p>
      {bonusBalance !== undefined && bonusBalance !== 0 && (
        <p className={styles.bonus}>
          <span className="visually-hidden">{t('account.bonusBalance')}</span>
          <Icon name="gift" size={12} />
          <Money amount={bonusBalance} currency={currency} language={language} />
        </p>
      )}
    </div>
  )
})
