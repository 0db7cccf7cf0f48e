import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PaymentMethod } from '#api'
import { FormStore, type Rules } from '#engine/forms/form-store.ts'
import type { PaymentOrder } from '../operation-store.ts'
import { useStores } from '#engine/shell/stores.ts'
import type { DepositBonus } from './bonus-choice.tsx'
import { amountRules, fieldRules, type PaymentValues } from '../method-rules.ts'

/** A payment that is filled in and not sent yet. */
export interface Draft {
  method: PaymentMethod
  /** In the major unit. */
  amount: number
  /** The method’s own fields. */
  fields: Record<string, string>
}

/** The forms that were filled in on this visit, by method: none is lost when another is looked at, and the amount goes along. `kept`: what is known of the latest payment, to begin with. */
export function useForms(kept: PaymentOrder | undefined) {
  const { session } = useStores()
  const forms = useRef(new Map<string, FormStore<PaymentValues>>())
  return (method: PaymentMethod) => {
    const own = kept?.methodId === method.id ? kept : undefined
    const known = forms.current.get(method.id)
    if (known && !(own && isEmpty(known))) return known
    const [latest] = [...forms.current.values()].slice(-1)
    const amount = own ? `${own.amount}` : (latest?.values.amount ?? '')
    const made = formOf(method, () => session.user?.balance ?? 0, amount, own?.fields ?? {})
    forms.current.set(method.id, made)
    return made
  }
}

const isEmpty = ({ values }: FormStore<PaymentValues>) => Object.values(values).every((value) => value === '')

function formOf(method: PaymentMethod, balance: () => number, amount: string, fields: Record<string, string>) {
  const rules: Rules<PaymentValues> = { amount: amountRules(method, balance) }
  const values: PaymentValues = { amount }
  for (const field of method.fields) {
    rules[field.name] = fieldRules(field)
    values[field.name] = fields[field.name] ?? ''
  }
  return new FormStore(values, rules)
}

/** The bonus and the draft, and whether the review of it is shown: the way back leads from the review to the form. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [bonus, setBonus] = useState<DepositBonus>()
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const reviewing = (state as { review?: unknown } | null)?.review === true
  return {
    bonus,
    setBonus,
    draft: reviewing ? draft : null,
    review(next: Draft) {
      setDraft(next)
      void navigate({ search }, { state: { review: true } })
    },
    change: () => void navigate(-1),
    /** Leaves the review where there is one. */
    leave() {
      setDraft(null)
      if (reviewing) void navigate({ search }, { replace: true })
    },
  }
}
