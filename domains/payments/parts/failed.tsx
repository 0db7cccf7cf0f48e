import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import type { PaymentDirection } from '../money-records.ts'
import { operationStore } from '../operation-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Notice } from './notice.tsx'

/** Shows why the last payment of this direction failed: the operation’s reason, else the error of the call. */
export const Failed = observer(function Failed({ direction }: { direction: PaymentDirection }) {
  const { t } = useTranslation('payment')
  const errorText = useErrorText()
  const { current } = useStore(operationStore)
  if (current?.stage !== 'failed' || current.direction !== direction) return null
  const { operation, error } = current
  const text = operation ? t(`reason.${operation.reason ?? 'declined'}`) : errorText(error)
  return <Notice tone="danger" icon="circle-alert" title={t(`failed.${direction}`)} text={text} role="alert" />
})
