import { observer } from 'mobx-react-lite'
import { use, useEffect, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Notice } from '#domains/payments/parts/notice.tsx'
import { resultIcons } from '#domains/payments/parts/result-icon.tsx'
import { SheetContext } from '#domains/payments/parts/sheet-context.ts'
import { useReturnedDeposit } from '#domains/payments/parts/use-returned-deposit.ts'
import { useResultTexts } from '#domains/payments/parts/use-result-texts.ts'
import { withoutResult } from '#domains/payments/return-query.ts'
import { returnedDepositStore } from '#domains/payments/returned-deposit-store.ts'
import { offersDeposit, type ReturnClaim, type ShownResult, shownResult } from '#domains/payments/shown-result.ts'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'

const tones: Record<ShownResult['state'], ComponentProps<typeof Notice>['tone']> = {
  loading: 'info',
  paid: 'success',
  waiting: 'info',
  failed: 'danger',
  reported: 'warning',
  unknown: 'warning',
}

interface ReturnedProps {
  claim: ReturnClaim
  /** Whether the deposit form is below: the player closes the notice; else they leave the sheet. */
  isOverForm: boolean
  /** Called with whether a form for another deposit is offered beside the result. */
  onOffer: (isOffered: boolean) => void
}

/** The result of a payment whose page led back here, until the player closes it, which removes the parameter from the address. */
export default observer(function Returned({ claim, isOverForm, onOffer }: ReturnedProps) {
  const result = useReturnedDeposit(claim) ?? shownResult(claim, 'loading')
  const isOffered = offersDeposit(claim, result)
  useEffect(() => onOffer(isOffered), [isOffered, onOffer])
  const { t } = useTranslation(['payment', 'user'])
  const { session } = useStores()
  const [search, setSearch] = useSearchParams()
  const closeSheet = use(SheetContext)
  const { isBusy, retry } = useStore(returnedDepositStore)
  const { title, text, reason } = useResultTexts(result)
  const { state, deposit } = result
  const money = useMoneyText(deposit?.currency ?? '')
  const sum = deposit?.amount === undefined ? '' : `${money(deposit.amount)}. `
  return (
    <Notice
      key={state}
      tone={tones[state]}
      icon={resultIcons[state]}
      title={title}
      text={[sum + text, reason].filter(Boolean).join(' ')}
      role={state === 'failed' || state === 'reported' ? 'alert' : 'status'}
    >
      {state === 'unknown' && session.user && (
        <Button disabled={isBusy} onClick={retry}>
          {t('result.retry')}
        </Button>
      )}
      {closeSheet && !isOverForm ? (
        <Button onClick={closeSheet}>{t('outcome.back')}</Button>
      ) : (
        <Button kind="quiet" onClick={() => setSearch(withoutResult(`${search}`), { replace: true })}>
          {t('user:modal.close')}
        </Button>
      )}
    </Notice>
  )
})
