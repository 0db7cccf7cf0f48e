import { observer } from 'mobx-react-lite'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { PlayerLimit } from '#api'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { decimals, range, required } from '#engine/forms/rules.ts'
import { amountFormat, amountParser, typedAmount } from '#engine/forms/typed-amount.ts'
import { writeAmount } from '#engine/forms/amount.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { moneyText } from '#engine/ui/money.tsx'
import { periodsOf } from '../../limit-rules.ts'
import { limitStore } from '../../limit-store.ts'
import { LimitCheck } from './limit-check.tsx'
import styles from './limit-form.module.css'
import { useLimitWords } from './use-limit-text.ts'
import { useLimitNotice } from './use-set-limit.ts'

interface LimitFormProps {
  kind: PlayerLimit['kind']
  currency: string
  /** The only period for which the limit can be set; the player chooses one if it is omitted. */
  period?: Period | undefined
  /** The text of the button. */
  submit?: string
  /** Content below the button; not shown while the limit is confirmed. */
  children?: ReactNode
  onSaved: () => void
}

type Period = PlayerLimit['period']
type NewLimit = Pick<PlayerLimit, 'kind' | 'period'> & { amount: number }

/** Shortest time limit; a player who does not want to play at all takes a break. */
const minMinutes = 10
const maxMinutes = 31 * 24 * 60

const amountRules = (isTime: boolean, digits: number) =>
  isTime
    ? [required, range({ min: minMinutes, max: maxMinutes }), decimals(0)]
    : [required, range({ min: 1, max: 1_000_000 }), decimals(digits)]

/** Form that sets a limit for a period. No amount is chosen beforehand, and the limit is confirmed in words before it is sent. */
export const LimitForm = observer(function LimitForm({
  kind,
  currency,
  period: only,
  submit,
  children,
  onSaved,
}: LimitFormProps) {
  const store = useStore(limitStore)
  const { language, manifest } = useStores()
  const { notify } = useLimitNotice()
  const { t } = useTranslation('user')
  const { periodText } = useLimitWords()
  const { limitRules } = manifest.playerProtection
  const isTime = kind === 'session'
  const format = () => amountFormat(language.current, isTime ? undefined : currency)
  const periods = only ? [only] : periodsOf(limitRules)
  const [form] = useState(
    () =>
      new FormStore<{ period: Period; amount: string }>(
        { period: periods[0] ?? 'day', amount: '' },
        { amount: amountRules(isTime, format().decimals) },
        { amount: amountParser(format) },
      ),
  )
  const place = useRef<HTMLDivElement>(null)
  const [check, setCheck] = useState<{ limit: NewLimit; answer: (isConfirmed: boolean) => void }>()
  const text = (key: 'period' | 'amount' | 'minutes' | 'save') => t(`playerProtection.limits.${key}`)

  async function save({ period, amount }: { period: Period; amount: string }) {
    const limit = { kind, period, amount: Number(amount) }
    const isConfirmed = await new Promise<boolean>((answer) => setCheck({ limit, answer }))
    flushSync(() => setCheck(undefined))
    if (!isConfirmed) {
      place.current?.querySelector<HTMLElement>('[name=amount]')?.focus()
      return
    }
    await store.set(limit)
    notify(limit)
    onSaved()
  }

  const fields: FieldDefinition<'period' | 'amount'>[] = [
    {
      name: 'amount',
      kind: 'amount',
      label: text(isTime ? 'minutes' : 'amount'),
      ...(!isTime && { currency, end: <span className={styles.unit}>{currency}</span> }),
    },
  ]
  if (periods.length > 1)
    fields.unshift({
      name: 'period',
      kind: 'select',
      label: text('period'),
      options: periods.map((period) => ({ value: period, label: periodText(period) })),
    })
  const hasSuggestions = limitRules?.entry === 'suggestions' && !isTime && currency === manifest.currency
  return (
    <>
      {check && <LimitCheck limit={check.limit} currency={currency} onAnswer={check.answer} />}
      <div ref={place} hidden={check !== undefined}>
        <Form
          name="limit"
          form={form}
          fields={fields}
          submit={submit ?? text('save')}
          busyText={t('personalData.saving')}
          mayTakeLong
          onSubmit={save}
        >
          {hasSuggestions && (
            <Suggestions
              amounts={limitRules.suggestions ?? []}
              currency={currency}
              chosen={typedAmount(form.values.amount, format())}
              onChoose={(amount) => form.set('amount', writeAmount(`${amount}`, format()))}
            />
          )}
        </Form>
        {children}
      </div>
    </>
  )
})

interface SuggestionsProps {
  amounts: readonly number[]
  currency: string
  chosen: number | null
  onChoose: (amount: number) => void
}

/** Amounts that the player may take instead of typing one: all alike, in the manifest’s order. */
const Suggestions = observer(function Suggestions({ amounts, currency, chosen, onChoose }: SuggestionsProps) {
  const { language } = useStores()
  const { t } = useTranslation('limits')
  return (
    <div className={styles.suggestions} role="group" aria-label={t('suggestions')}>
      {amounts.map((amount) => (
        <Button key={amount} kind="quiet" aria-pressed={chosen === amount} onClick={() => onChoose(amount)}>
          {moneyText(amount, language.current, currency)}
        </Button>
      ))}
    </div>
  )
})
