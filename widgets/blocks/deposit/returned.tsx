import { observer } from 'mobx-react-lite'
import { use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Notice } from '#domains/payments/parts/notice.tsx'
import { SheetContext } from '#domains/payments/parts/sheet-context.ts'
import { paymentResultOf, withoutResult } from '#domains/payments/payment-result.ts'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'

/**
 * The result that the payment page returned, unless the payment-result overlay shows it: a success navigates to
 * SUCCESSFUL_DEPOSIT, or is shown in a sheet; a failure is shown until the player closes it, which removes the parameter
 * from the address.
 */
export const Returned = observer(function Returned() {
  const { t } = useTranslation(['payment', 'user'])
  const { overlays } = useStores().manifest
  const [search, setSearch] = useSearchParams()
  const go = useGoToPage()
  const closeSheet = use(SheetContext)
  const result = overlays['payment-result'].visible ? undefined : paymentResultOf(search.toString())
  useEffect(() => {
    if (result === 'success' && !closeSheet) go('SUCCESSFUL_DEPOSIT', { replace: true })
  })
  if (!result) return null
  if (result === 'error')
    return (
      <Notice tone="danger" icon="circle-alert" title={t('result.errorTitle')} text={t('returned.text')} role="alert">
        <Button kind="quiet" onClick={() => setSearch(withoutResult(`${search}`), { replace: true })}>
          {t('user:modal.close')}
        </Button>
      </Notice>
    )
  return closeSheet ? (
    <Notice
      tone="success"
      icon="circle-check"
      title={t('result.successTitle')}
      text={t('result.successText')}
      role="status"
    >
      <Button onClick={closeSheet}>{t('outcome.back')}</Button>
    </Notice>
  ) : null
})
