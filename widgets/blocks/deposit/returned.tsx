import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Notice } from '#domains/payments/parts/notice.tsx'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { paymentResultOf } from '#domains/payments/payment-result.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'

/**
 * The result that the payment page returned, unless the payment-result overlay shows it: a success navigates to
 * SUCCESSFUL_DEPOSIT, a failure is shown until the player closes it, which removes the parameter from the address.
 */
export const Returned = observer(function Returned() {
  const { t } = useTranslation(['payment', 'user'])
  const { overlays } = useStores().manifest
  const [search, setSearch] = useSearchParams()
  const go = useGoToPage()
  const result = overlays['payment-result'].visible ? undefined : paymentResultOf(search.toString())
  useEffect(() => {
    if (result === 'success') go('SUCCESSFUL_DEPOSIT', { replace: true })
  })
  if (result !== 'error') return null

  function close() {
    const rest = new URLSearchParams(search)
    rest.delete('payment')
    setSearch(rest, { replace: true })
  }

  return (
    <Notice tone="danger" icon="circle-alert" title={t('result.errorTitle')} text={t('returned.text')} role="alert">
      <Button kind="quiet" onClick={close}>
        {t('user:modal.close')}
      </Button>
    </Notice>
  )
})
