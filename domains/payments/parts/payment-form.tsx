import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { User } from '#api'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { Form } from '#engine/forms/form.tsx'
import type { FormStore } from '#engine/forms/form-store.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { BonusChoice, type DepositBonus } from './bonus-choice.tsx'
import styles from './sums.module.css'
import { fieldDefinition, type PaymentValues } from '../method-rules.ts'
import { QuickAmountButtons } from './quick-amount-buttons.tsx'
import { SumsList } from './sums-list.tsx'
import type { Method } from '../payment-method-store.ts'
import { needsDocuments, Verification } from './verification.tsx'

interface PaymentFormProps {
  method: Method
  form: FormStore<PaymentValues>
  user: User
  bonus: DepositBonus
  onBonus: (bonus: DepositBonus) => void
  /** Opens the review; nothing is sent yet. */
  onReview: (values: PaymentValues) => void
}

/** The method’s own fields, the amount, and its costs. */
export const PaymentForm = observer(function PaymentForm({
  method,
  form,
  user,
  bonus,
  onBonus,
  onReview,
}: PaymentFormProps) {
  const { t } = useTranslation(['payment', 'user'])
  const { direction, currency } = method
  const amount = form.values.amount ?? ''
  const fields: FieldDefinition[] = [
    ...method.fields.map((field) => fieldDefinition(field, t('user:register.optional'))),
    { name: 'amount', kind: 'amount', label: t('cashier.amount'), end: currency },
  ]
  return (
    <div className={classes(card.card, styles.columns)}>
      <Form
        name={direction}
        form={form}
        fields={fields}
        submit={t('cashier.continue')}
        disabled={needsDocuments(method, Number(amount))}
        onSubmit={async (values) => onReview(values)}
      >
        <QuickAmountButtons
          method={method}
          balance={user.balance}
          chosen={amount}
          onChoose={(chosen) => form.set('amount', chosen)}
        />
        {direction === 'deposit' && !user.isHaveFirstDeposit && <BonusChoice chosen={bonus} onChoose={onBonus} />}
        {needsDocuments(method, Number(amount)) && <Verification method={method} />}
      </Form>
      <dl className={styles.sums}>
        <SumsList method={method} amount={form.findings.amount ? null : Number(amount)} />
      </dl>
    </div>
  )
})
