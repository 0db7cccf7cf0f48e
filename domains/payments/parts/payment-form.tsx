import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { User } from '#api'
import { writeAmount } from '#engine/forms/amount.ts'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { Form } from '#engine/forms/form.tsx'
import { amountFormat, typedAmount } from '#engine/forms/typed-amount.ts'
import type { FormStore } from '#engine/forms/form-store.ts'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { BonusChoice, type DepositBonus } from './bonus-choice.tsx'
import { Offline } from './offline.tsx'
import styles from './payment-form.module.css'
import sumsStyles from './sums.module.css'
import { fieldDefinition, needsReview, type PaymentValues } from '../method-rules.ts'
import { paymentStore } from '../payment-store.ts'
import { Question } from './question.tsx'
import { QuickAmountButtons } from './quick-amount-buttons.tsx'
import { SumsList } from './sums-list.tsx'
import { sumsOf } from '../sums.ts'
import type { Method } from '../payment-method-store.ts'
import { useOnline } from './use-online.ts'
import { needsDocuments, Verification } from './verification.tsx'

interface PaymentFormProps {
  method: Method
  form: FormStore<PaymentValues>
  user: User
  bonus: DepositBonus
  onBonus: (bonus: DepositBonus) => void
  /** Opens the review, or sends the payment of a method without one. */
  onSubmit: (values: PaymentValues) => Promise<void>
}

/** The amount, the method’s own fields, and the costs. */
export const PaymentForm = observer(function PaymentForm({
  method,
  form,
  user,
  bonus,
  onBonus,
  onSubmit,
}: PaymentFormProps) {
  const { t } = useTranslation(['payment', 'user'])
  const { question } = useStore(paymentStore)
  const online = useOnline()
  const money = useMoneyText(method.currency)
  const { direction, currency } = method
  const format = amountFormat(useStores().language.current, currency)
  const typed = typedAmount(form.values.amount ?? '', format)
  const amount = form.findings.amount ? null : typed
  const isLast = !needsReview(method)
  const isStopped = isLast && (!online || question !== null)
  const fields: FieldDefinition[] = [
    { name: 'amount', kind: 'amount', label: t('cashier.amount'), currency, end: currency },
    ...method.fields.map((field) => fieldDefinition(field, t('user:register.optional'))),
  ]
  return (
    <div className={classes(card.card, styles.columns)}>
      <Form
        name={direction}
        form={form}
        fields={fields}
        submit={
          isLast && amount !== null
            ? t(`review.confirm.${direction}`, { amount: money(sumsOf(method, amount).paid ?? amount) })
            : t('cashier.continue')
        }
        disabled={needsDocuments(method, typed ?? 0) || isStopped}
        mayTakeLong={isLast}
        onSubmit={onSubmit}
        before={
          <QuickAmountButtons
            method={method}
            balance={user.balance}
            chosen={typed}
            onChoose={(chosen) => form.set('amount', writeAmount(`${chosen}`, format))}
          />
        }
      >
        {direction === 'deposit' && !user.isHaveFirstDeposit && <BonusChoice chosen={bonus} onChoose={onBonus} />}
        {needsDocuments(method, typed ?? 0) && <Verification method={method} />}
        {isLast && question && <Question question={question} />}
        {isLast && !online && <Offline />}
      </Form>
      <dl className={sumsStyles.sums}>
        <SumsList method={method} amount={amount} />
      </dl>
    </div>
  )
})
