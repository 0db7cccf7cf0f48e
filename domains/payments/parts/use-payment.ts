import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { writeAmount } from '#engine/forms/amount.ts'
import { FormStore, type Parsers, type Rules } from '#engine/forms/form-store.ts'
import { amountFormat, amountParser } from '#engine/forms/typed-amount.ts'
import type { PaymentOrder } from '../payment.ts'
import { useStores } from '#engine/shell/stores.ts'
import type { DepositBonus } from './bonus-choice.tsx'
import type { Method } from '../payment-method-store.ts'
import { amountRules, fieldParser, fieldRules, type PaymentValues } from '../method-rules.ts'

/**
 * Returns the form of a method. Forms are kept per method during a visit, and the amount is carried over. `kept`: the
 * order to start with; it fills a form once, so that what the player clears stays empty.
 */
export function useForms(kept: PaymentOrder | undefined) {
  const { manifest, session, language } = useStores()
  const { family, permissions } = manifest.registration
  // Only family A says of which country a brand’s phone numbers are.
  const prefix = family === 'a' ? permissions.phone.prefix : undefined
  const forms = useRef(new Map<Method['id'], FormStore<PaymentValues>>())
  const offered = useRef<PaymentOrder>(undefined)
  return (method: Method) => {
    const own = kept?.methodId === method.id ? kept : undefined
    const known = forms.current.get(method.id)
    const isNew = own !== undefined && own !== offered.current
    offered.current = own ?? offered.current
    if (known && !(isNew && isEmpty(known))) return known
    const [latest] = [...forms.current.values()].slice(-1)
    const format = () => amountFormat(language.current, method.currency)
    const amount = own ? writeAmount(`${own.amount}`, format()) : (latest?.values.amount ?? '')
    const rules: Rules<PaymentValues> = { amount: amountRules(method, () => session.user?.balance) }
    const parsers: Parsers<PaymentValues> = { amount: amountParser(format) }
    const values: PaymentValues = { amount }
    for (const field of method.fields) {
      rules[field.name] = fieldRules(field)
      parsers[field.name] = fieldParser(field, prefix)
      values[field.name] = own?.fields[field.name] ?? ''
    }
    const made = new FormStore(values, rules, parsers)
    forms.current.set(method.id, made)
    return made
  }
}

const isEmpty = ({ values }: FormStore<PaymentValues>) => Object.values(values).every((value) => value === '')

/** The bonus, and the payment that is filled in and not sent yet, which is reviewed. The review is a history entry, so that “back” returns to the form. */
export function useDraft() {
  const [draft, setDraft] = useState<PaymentOrder | null>(null)
  const [bonus, setBonus] = useState<DepositBonus>()
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const reviewing = (state as { review?: unknown } | null)?.review === true
  return {
    bonus,
    setBonus,
    draft: reviewing ? draft : null,
    review(next: PaymentOrder) {
      setDraft(next)
      void navigate({ search }, { state: { review: true } })
    },
    change: () => void navigate(-1),
    /** Leaves the review if it is shown. */
    leave() {
      setDraft(null)
      if (reviewing) void navigate({ search }, { replace: true })
    },
  }
}
