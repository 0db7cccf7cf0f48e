import { observer } from 'mobx-react-lite'
import { Suspense, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { QuickDepositOverlay } from '#manifest'
import { SheetContext } from '#domains/payments/parts/sheet-context.ts'
import { wasPaidInSheet } from '#domains/payments/payment-result.ts'
import { withoutResult } from '#domains/payments/return-query.ts'
import { Blocks } from '#engine/routing/blocks.tsx'
import { Notes, RestrictionNotice } from '#engine/routing/restriction-notice.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './quick-deposit.module.css'

/**
 * The deposit form over a game or a sportsbook, which go on behind it. The payment page leads back to it, and it shows the
 * result. A click outside does not lose what was entered.
 */
export default observer(function QuickDeposit({ blocks }: QuickDepositOverlay) {
  const { location, overlays } = useStores()
  const navigate = useNavigate()
  const { t } = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  // The dialog closes itself first, so that the focus returns to where it was.
  const close = () => content.current?.closest('dialog')?.close()
  function closed() {
    overlays.close('quick-deposit')
    const { search } = location
    if (wasPaidInSheet(search)) void navigate({ search: withoutResult(search) }, { replace: true })
  }
  return (
    <Modal name="quick-deposit" title={t('page.DEPOSIT')} size="medium" outside={false} onClose={closed}>
      <div ref={content} className={styles.content}>
        <SheetContext value={close}>
          <Suspense fallback={<Skeleton height="420px" />}>
            <RestrictionNotice blocks={blocks} />
            <Notes page="quick-deposit" place="above" />
            <Blocks blocks={blocks} />
          </Suspense>
        </SheetContext>
      </div>
    </Modal>
  )
})
