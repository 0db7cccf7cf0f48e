import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { PaymentMethod, User } from '#api'
import { operationStore } from '../operation-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Broke } from './broke.tsx'
import styles from './cashier.module.css'
import { Elsewhere } from './elsewhere.tsx'
import { Failed } from './failed.tsx'
import { MethodChoice } from './method-choice.tsx'
import { fieldValue, type PaymentValues } from '../method-rules.ts'
import { Outcome } from './outcome.tsx'
import { PaymentForm } from './payment-form.tsx'
import { Review } from './review.tsx'
import { Underway } from './underway.tsx'
import { useDraft, useForms } from './use-payment.ts'
import { useOutcome } from './use-outcome.ts'
import { useRefusal } from './use-refusal.ts'

interface DeskProps {
  /** The methods of one direction; at least one. */
  methods: readonly [PaymentMethod, ...PaymentMethod[]]
  user: User
}

/** The payment steps: method and amount, review, progress, outcome. */
export const Desk = observer(function Desk({ methods, user }: DeskProps) {
  const [{ direction }] = methods
  const payments = useStore(operationStore)
  const { current, left, elsewhere } = payments
  const [kept] = [current, left].flatMap((payment) => (payment?.direction === direction ? [payment.order] : []))
  const [chosen, setChosen] = useState<string>()
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

  if (current && (current.stage === 'sent' || current.stage === 'unknown')) return <Underway current={current} />
  if (operation) return <Outcome operation={operation} onAnother={startAnother} />
  if (draft) return <Review draft={draft} onConfirm={() => void confirm()} onChange={change} />
  if (direction === 'withdrawal' && user.balance <= 0) return <Broke />
  return (
    <div ref={place} className={styles.steps}>
      {elsewhere && <Elsewhere payment={elsewhere} />}
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
