import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import type { PaymentQuestion } from '../payment.ts'
import { paymentStore } from '../payment-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Notice } from './notice.tsx'

/** Asks whether to make another payment while one is in progress, waits at its payment page, or has an unknown outcome. */
export const Question = observer(function Question({
  question: { inProgress, isUnknown },
}: {
  question: PaymentQuestion
}) {
  const { t } = useTranslation('payment')
  const { answer } = useStore(paymentStore)
  const { direction, amount, currency } = inProgress
  const sum = { amount: useMoneyText(currency)(amount) }
  return (
    <Notice
      tone="warning"
      icon="circle-alert"
      title={isUnknown ? t(`question.unknown.${direction}`, sum) : t(`question.${direction}`, sum)}
      text={t(isUnknown ? 'question.unknown.text' : 'question.text')}
      role="alert"
    >
      <Button onClick={() => void answer(true)}>{t('question.confirm')}</Button>
      <Button kind="quiet" onClick={() => void answer(false)}>
        {t('question.decline')}
      </Button>
    </Notice>
  )
})
