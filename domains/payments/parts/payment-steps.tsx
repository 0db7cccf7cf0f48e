import { observer } from 'mobx-react-lite'
import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '#api'
import type { PaymentOrder } from '../payment.ts'
import { paymentStore } from '../payment-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { EmptyBalance } from './empty-balance.tsx'
import styles from './cashier.module.css'
import { OtherTabNotice } from './other-tab-notice.tsx'
import { Failed } from './failed.tsx'
import { MemoryNotice } from './memory-notice.tsx'
import { MethodChoice } from './method-choice.tsx'
import { keepLastMethod, lastMethod } from '../last-method.ts'
import { needsReview, type PaymentValues } from '../method-rules.ts'
import { Outcome } from './outcome.tsx'
import { PaymentForm } from './payment-form.tsx'
import { Review } from './review.tsx'
import { queryOver } from '../return-query.ts'
import { PaymentProgress } from './payment-progress.tsx'
import { SheetContext } from './sheet-context.ts'
import { useDraft, useForms } from './use-payment.ts'
import { useOutcome } from './use-outcome.ts'
import type { Method } from '../payment-method-store.ts'
import { Unpaid } from './unpaid.tsx'
import { useRefusal } from './use-refusal.ts'

interface PaymentStepsProps {
  /** The methods of one direction; at least one. */
  methods: readonly [Method, ...Method[]]
  user: User
}

/** The payment steps: method and amount, review, progress, outcome. A deposit without fields of its own has no review: the form shows its sums. */
export const PaymentSteps = observer(function PaymentSteps({ methods: unsorted, user }: PaymentStepsProps) {
  const [{ direction }] = unsorted
  const [last] = useState(() => lastMethod(user.id, direction))
  const methods = withFirst(unsorted, last)
  const payments = useStore(paymentStore)
  const { location } = useStores()
  const { current, abandoned, inOtherTab, open } = payments
  const [kept] = [current, abandoned].flatMap((payment) => (payment?.direction === direction ? [payment.order] : []))
  const [chosen, setChosen] = useState<Method['id']>()
  const method = methods.find(({ id }) => id === (chosen ?? kept?.methodId)) ?? methods[0]
  const formOf = useForms(kept)
  const { draft, review, change, leave, bonus, setBonus } = useDraft()
  const operation = useOutcome()
  const isSheet = use(SheetContext) !== null
  const { pathname, search } = useLocation()
  const form = formOf(method)
  const isReviewing = draft !== null
  const { place, isShownAtField } = useRefusal({ method, form, isReviewing, showForm: change })

  useEffect(() => {
    if (operation) keepLastMethod(user.id, direction, operation.methodId)
  }, [operation, user.id, direction])

  async function reviewOrPay(values: PaymentValues) {
    if (current?.stage === 'failed') payments.forget()
    const fields = Object.fromEntries(method.fields.map(({ name }) => [name, values[name] ?? '']))
    const order = { methodId: method.id, amount: Number(values.amount), fields }
    if (needsReview(method)) review(order)
    else await pay(order)
  }

  async function pay(order: PaymentOrder) {
    await payments.start(direction, {
      ...order,
      ...(direction === 'deposit' && bonus !== undefined && { bonus }),
      ...(isSheet && { returnUrl: window.location.origin + location.addressOf(pathname) + queryOver(search) }),
    })
  }

  function startAnother() {
    payments.forget()
    leave()
  }

  if (current && (current.stage === 'sent' || current.stage === 'unknown')) return <PaymentProgress current={current} />
  if (operation) return <Outcome operation={operation} onAnother={startAnother} />
  if (draft) {
    const drafted = methods.find(({ id }) => id === draft.methodId) ?? method
    return <Review draft={draft} method={drafted} onConfirm={() => void pay(draft)} onChange={change} />
  }
  if (direction === 'withdrawal' && user.balance !== undefined && user.balance <= 0) return <EmptyBalance />
  return (
    <div ref={place} className={styles.steps} tabIndex={-1}>
      {direction === 'deposit' && open.unpaid && <Unpaid operation={open.unpaid} />}
      {inOtherTab && <OtherTabNotice payment={inOtherTab} />}
      <MemoryNotice />
      <Failed direction={direction} isShownAtField={isShownAtField} />
      <MethodChoice direction={direction} methods={methods} chosen={method.id} onChoose={setChosen} />
      <PaymentForm
        key={method.id}
        method={method}
        form={form}
        user={user}
        bonus={bonus}
        onBonus={setBonus}
        onSubmit={reviewOrPay}
      />
    </div>
  )
})

/** Returns the methods with the given one at the start, if it is among them. */
function withFirst(methods: PaymentStepsProps['methods'], first: string | null): PaymentStepsProps['methods'] {
  const method = methods.find(({ id }) => String(id) === first)
  return method ? [method, ...methods.filter((other) => other !== method)] : methods
}
