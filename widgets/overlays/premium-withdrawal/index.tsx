import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PremiumWithdrawalOverlay } from '#manifest'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { premiumWithdrawalStore } from '#domains/payments/premium-withdrawal-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import { Money } from '#engine/ui/money.tsx'
import { Steps } from '#engine/ui/steps.tsx'
import styles from './premium-withdrawal.module.css'

const steps = ['premium.check', 'premium.contact', 'premium.payout'] as const

/** Explains the next steps of a withdrawal that the brand’s staff pay out by hand. */
export default observer(function PremiumWithdrawal(_options: PremiumWithdrawalOverlay) {
  const { language } = useStores()
  const { current, close } = useStore(premiumWithdrawalStore)
  const { isOpen } = useAccess()
  const { t } = useTranslation(['payment', 'common'])
  if (!current) return null
  return (
    <Modal name="premium-withdrawal" title={t('premium.title')} onClose={close}>
      <div className={styles.content}>
        <p className={styles.amount}>
          <Money {...current} language={language.current} />
        </p>
        <Steps steps={steps.map((step) => t(step))} language={language.current} />
        <div className={styles.buttons}>
          <Button onClick={close}>{t('premium.understood')}</Button>
          {isOpen('OPERATION_HISTORY') && (
            <PageLink page="OPERATION_HISTORY" className={buttonClass.quiet} onClick={close}>
              {t('common:page.OPERATION_HISTORY')}
            </PageLink>
          )}
        </div>
      </div>
    </Modal>
  )
})
