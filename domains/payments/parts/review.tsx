import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { paymentStore } from '../payment-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import sums from './sums.module.css'
import { Failed } from './failed.tsx'
import { Offline } from './offline.tsx'
import { Question } from './question.tsx'
import styles from './steps.module.css'
import { SumsList } from './sums-list.tsx'
import { sumsOf } from '../sums.ts'
import { useOnline } from './use-online.ts'
import type { Draft } from './use-payment.ts'
import type { Method } from '../payment-method-store.ts'
import { useStep } from './use-step.ts'

interface ReviewProps {
  draft: Draft
  method: Method
  onConfirm: () => void
  onChange: () => void
}

/** The summary of a payment before it is sent. */
export const Review = observer(function Review({ draft, method, onConfirm, onChange }: ReviewProps) {
  const { t } = useTranslation('payment')
  const { question, isBusy } = useStore(paymentStore)
  const online = useOnline()
  const section = useStep()
  const { amount, fields } = draft
  const { direction, currency, name } = method
  const money = useMoneyText(currency)
  return (
    <section className={styles.review} ref={section} tabIndex={-1} aria-labelledby="review-title" data-step="review">
      <h2 id="review-title" className={styles.heading}>
        {t(`review.title.${direction}`)}
      </h2>
      <dl className={sums.sums}>
        <div className={sums.row}>
          <dt>{t('review.method')}</dt>
          <dd>{name}</dd>
        </div>
        <OwnFields method={method} values={fields} />
        <SumsList method={method} amount={amount} />
      </dl>
      <Failed direction={direction} />
      {question && <Question question={question} />}
      {!online && <Offline />}
      <div className={styles.actions}>
        <Button disabled={!online || question !== null} aria-disabled={isBusy || undefined} onClick={onConfirm}>
          {t(`review.confirm.${direction}`, { amount: money(sumsOf(method, amount).out ?? amount) })}
        </Button>
        <Button kind="quiet" onClick={onChange}>
          {t('review.change')}
        </Button>
      </div>
    </section>
  )
})

/** The values of the method’s own fields. */
const OwnFields = ({ method, values }: { method: Method; values: Record<string, string> }) =>
  method.fields
    .filter(({ name }) => values[name])
    .map(({ name, label, options }) => (
      <div key={name} className={sums.row}>
        <dt>{label}</dt>
        <dd>
          <bdi>{options?.find(({ value }) => value === values[name])?.label ?? values[name]}</bdi>
        </dd>
      </div>
    ))
