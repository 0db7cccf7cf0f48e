import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useErrorParts } from '#engine/forms/use-error-text.ts'
import type { PaymentDirection } from '../payment-records.ts'
import { paymentStore } from '../payment-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Notice } from './notice.tsx'

interface FailedProps {
  direction: PaymentDirection
  /** Whether a field on the screen shows what is wrong with it. */
  isShownAtField?: (field: string) => boolean
}

/** Shows why the last payment of this direction failed: the operation’s reason, else the error of the call. */
export const Failed = observer(function Failed({ direction, isShownAtField }: FailedProps) {
  const { t } = useTranslation('payment')
  const errorsOf = useErrorParts()
  const { current } = useStore(paymentStore)
  if (current?.stage !== 'failed' || current.direction !== direction) return null
  const { operation, error } = current
  const ofNoField = () => errorsOf(error).find(({ param }) => param === undefined || !isShownAtField?.(param))
  const text = operation ? t(`reason.${operation.reason ?? 'declined'}`) : ofNoField()?.text
  return <Notice tone="danger" icon="circle-alert" title={t(`failed.${direction}`)} text={text} role="alert" />
})
