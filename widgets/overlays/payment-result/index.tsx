import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { PaymentResultOverlay } from '#manifest'
import { ResultIcon } from '#domains/payments/parts/result-icon.tsx'
import { useResultTexts } from '#domains/payments/parts/use-result-texts.ts'
import { useReturnedDeposit } from '#domains/payments/parts/use-returned-deposit.ts'
import { paymentResultOf, wasPaidInSheet } from '#domains/payments/payment-result.ts'
import { withoutResult } from '#domains/payments/return-query.ts'
import { returnedDepositStore } from '#domains/payments/returned-deposit-store.ts'
import type { ShownResult } from '#domains/payments/shown-result.ts'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Money } from '#engine/ui/money.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './payment-result.module.css'

/** The page after each result (spec §2). */
const nextPages = { success: 'GAMES', error: 'DEPOSIT' } as const

/**
 * Shows the outcome of a payment when the address has its result (spec §2 and §8). Closing it removes the parameter from
 * the address and navigates on; after a payment in a sheet over a game, the player stays in the game.
 */
export default observer(function PaymentResult(_options: PaymentResultOverlay) {
  const { location, overlays } = useStores()
  const go = useGoToPage()
  const navigate = useNavigate()
  const result = useReturnedDeposit(paymentResultOf(location.search))
  if (!result) return null
  const { outcome } = result

  function close() {
    overlays.close('payment-result')
    if (wasPaidInSheet(location.search)) void navigate({ search: withoutResult(location.search) }, { replace: true })
    else go(nextPages[outcome], { replace: true })
  }

  return <Result result={result} onClose={close} />
})

const Result = observer(function Result({ result, onClose }: { result: ShownResult; onClose: () => void }) {
  const { session, language } = useStores()
  const { isBusy, retry } = useStore(returnedDepositStore)
  const { t } = useTranslation(['payment', 'user'])
  const { title, text, reason } = useResultTexts(result)
  const { state, outcome, deposit } = result
  const mayRetry = state === 'unknown' && session.user !== null
  return (
    <Modal name="payment-result" title={title} onClose={onClose}>
      <div className={styles.content} data-result={state}>
        <ResultIcon state={state} />
        <div className={styles.words} aria-live="polite">
          {deposit?.amount !== undefined && (
            <p className={styles.amount}>
              <Money amount={deposit.amount} currency={deposit.currency} language={language.current} />
            </p>
          )}
          <p className={styles.text}>{text}</p>
          {reason && <p className={styles.text}>{reason}</p>}
        </div>
        {mayRetry && (
          <Button disabled={isBusy} onClick={retry}>
            {t('result.retry')}
          </Button>
        )}
        <Button key="close" kind={mayRetry || state === 'loading' ? 'quiet' : 'primary'} onClick={onClose}>
          {t(buttonOf({ state, outcome }))}
        </Button>
      </div>
    </Modal>
  )
})

/** The button’s text. It offers to pay again only if the payment failed or was reported as failed. */
function buttonOf({ state, outcome }: Pick<ShownResult, 'state' | 'outcome'>) {
  if (state === 'loading') return 'user:modal.close'
  if (outcome === 'success') return 'result.successButton'
  return state === 'failed' || state === 'reported' ? 'result.errorButton' : 'user:modal.close'
}
