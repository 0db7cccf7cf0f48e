import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Bets } from '#domains/history/parts/bets.tsx'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import type { ReturnState } from '#engine/routing/return-path.ts'
import { SportTabs } from '#domains/sport/parts/sport-tabs.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'
import styles from './sport-bets.module.css'

/** The player’s sport bets; visitors see a link to sign in. */
export default observer(function SportBets() {
  const { user } = useStores().session
  return (
    <div className={styles.bets}>
      <SportTabs />
      {user ? <Bets kind="sport" /> : <Offer />}
    </div>
  )
})

const Offer = observer(function Offer() {
  const { t } = useTranslation('user')
  const { isOpen } = useAccess()
  const { pathname, search } = useLocation()
  const state: ReturnState = { returnTo: pathname + search }
  return (
    <Empty icon="lock" title={t('sport.betsOfferTitle')} text={t('sport.betsOfferText')}>
      <div className={styles.actions}>
        {isOpen('LOGIN') && (
          <PageLink className={buttonClass.primary} page="LOGIN" state={state}>
            {t('common:account.signIn')}
          </PageLink>
        )}
        {isOpen('REGISTER') && (
          <PageLink className={buttonClass.quiet} page="REGISTER" state={state}>
            {t('common:account.register')}
          </PageLink>
        )}
      </div>
    </Empty>
  )
})
