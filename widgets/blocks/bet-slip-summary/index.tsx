import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { BetSlipSummaryBlock } from '#manifest'
import { slipStore } from '#domains/matches/slip-store.ts'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import styles from './bet-slip-summary.module.css'

/** The selections that wait in the sportsbook’s bet slip; nothing where there are none, or the vendor does not tell. */
export default observer(function BetSlipSummary(_options: BetSlipSummaryBlock) {
  const { t } = useTranslation()
  const { slip } = useStore(slipStore)
  const { isOpen } = useAccess()
  if (!slip || !isOpen(slip.page)) return null
  return (
    <aside className={styles.summary} aria-label={t('match.slip')}>
      <p>{t('match.selections', { count: slip.count })}</p>
      <PageLink className={buttonClass.primary} page={slip.page}>
        {t('match.openSlip')}
      </PageLink>
    </aside>
  )
})
