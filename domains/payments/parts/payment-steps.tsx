import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { User } from '#api'
import { paymentStore } from '../payment-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { EmptyBalance } from './empty-balance.tsx'
import styles from './cashier.module.css'
import { OtherTabNotice } from './other-tab-notice.tsx'
import { Failed } from './failed.tsx'
import { MemoryNotice } from './memory-notice.tsx'
import { MethodChoice } from './method-choice.tsx'
import { fieldValue, type PaymentValues } from '../method-rules.ts'
import { Outcome } from './outcome.tsx'
import { PaymentForm } from './payment-form.tsx'
import { Review } from './review.tsx'
import { PaymentProgress } from './payment-progress.tsx'
import { useDraft, useForms } from './use-payment.ts'
import { useOutcome } from './use-outcome.ts'
import type { Method } from '../payment-method-store.ts'
import { useRefusal } from './use-refusal.ts'

interface PaymentStepsProps {
  /** The methods of one direction; at least one. */
  methods: readonly [Method, ...Method[]]
  user: User
}

/** The payment steps: method and amount, review, progress, outcome. */
export const PaymentSteps = observer(function PaymentSteps({ methods, user }: PaymentStepsProps) {
  const [{ direction }] = methods
  const payments = useStore(paymentStore)
  const { current, abandoned, inOtherTab } = payments
  const [kept] = [current, abandoned].flatMap((payment) => (payment?.direction === direction ? [payment.order] : []))
  const [chosen, setChosen] = useState<Method['id']>()
  const method = methods.find(({ id }) => id === (chosen ?? kept?.methodId)) ?? methods[0]
  const formOf = useForms(kept)
  const { draft, review, change, leave, bonus, setBonus } = useDraft()
  const operation = useOutcome()
  const form = formOf(method)
  const { place, tells } = useRefusal({ method, form, isReviewing: draft !== null, toForm: change })

  function goToReview(values: PaymentValues) {
    if (current?.stage === 'failed') payments.forget()
    const fields = Object.fromEntries(
      method.fields.map((field) => [field.name, fieldValue(field, values[field.name] ?? '')]),
    )
    review({ method, amount: Number(values.amount), fields })
  }

  async function confirm() {
    if (!draft) return
    const order = { methodId: draft.method.id, amount: draft.amount, fields: draft.fields }
    await payments.start(direction, direction === 'deposit' && bonus !== undefined ? { ...order, bonus } : order)
  }

  function startAnother() {
    payments.forget()
    leave()
  }

  if (current && (current.stage === 'sent' || current.stage === 'unknown')) return <PaymentProgress current={current} />
  if (operation) return <Outcome operation={operation} onAnother={startAnother} />
  if (draft) return <Review draft={draft} onConfirm={() => void confirm()} onChange={change} />
  if (direction === 'withdrawal' && user.balance !== undefined && user.balance <= 0) return <EmptyBalance />
  return (
    <div ref={place} className={styles.steps}>
      {inOtherTab && <OtherTabNotice payment={inOtherTab} />}
      <MemoryNotice />
      <Failed direction={direction} tells={tells} />
      <MethodChoice direction={direction} methods={methods} chosen={method.id} onChoose={setChosen} />
      <PaymentForm
        key={method.id}
        method={method}
        form={form}
        user={user}
        bonus={bonus}
        onBonus={setBonus}
        onReview={goToReview}
      />
    </div>
  )
})
