import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { PaymentResultOverlay } from '#manifest'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { isOverPage, paymentResultOf, withoutResult } from '#domains/payments/payment-result.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './payment-result.module.css'

const outcomes = {
  success: {
    page: 'GAMES',
    icon: 'circle-check',
    title: 'result.successTitle',
    text: 'result.successText',
    button: 'result.successButton',
  },
  error: {
    page: 'DEPOSIT',
    icon: 'circle-alert',
    title: 'result.errorTitle',
    text: 'errors:code.400',
    button: 'result.errorButton',
  },
} as const

/**
 * Shows the result of a payment (spec §2 and §8). Closing it removes the parameter from the address and
 * navigates on; a payment made over a game leaves the player in the game.
 */
export default observer(function PaymentResult(_options: PaymentResultOverlay) {
  const { location, overlays } = useStores()
  const { t } = useTranslation(['payment', 'errors'])
  const go = useGoToPage()
  const navigate = useNavigate()
  const result = paymentResultOf(location.search)
  if (!result) return null
  const { page, icon, title, text, button } = outcomes[result]

  function close() {
    overlays.close('payment-result')
    if (isOverPage(location.search)) void navigate({ search: withoutResult(location.search) }, { replace: true })
    else go(page, { replace: true })
  }

  return (
    <Modal name="payment-result" title={t(title)} onClose={close}>
      <div className={styles.content}>
        <span className={styles[result]}>
          <Icon name={icon} size={48} />
        </span>
        <p className={styles.text}>{t(text)}</p>
        <Button onClick={close}>{t(button)}</Button>
      </div>
    </Modal>
  )
})
