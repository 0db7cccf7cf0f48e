import { useEffect, useRef } from 'react'
import { firstInvalid } from '#engine/forms/first-invalid.ts'
import type { FormStore } from '#engine/forms/form-store.ts'
import { useErrorParts } from '#engine/forms/use-error-text.ts'
import { useStore } from '#engine/shell/stores.ts'
import type { PaymentValues } from '../method-rules.ts'
import type { Method } from '../payment-method-store.ts'
import { paymentStore } from '../payment-store.ts'

interface Refusal {
  method: Method
  form: FormStore<PaymentValues>
  /** Whether the review is shown in the form’s place. */
  isReviewing: boolean
  /** Leads from the review to the form. */
  toForm: () => void
}

/**
 * Shows why the server refused the current payment at the fields of its form, once, and leads to the first of them, from the
 * review too. Where no field is to blame, the focus goes to the form, from which the payment was sent. Returns a ref for the
 * element around the form, and whether a field says itself what is wrong with it. For observers.
 */
export function useRefusal({ method, form, isReviewing, toForm }: Refusal) {
  const errorsOf = useErrorParts()
  const { current } = useStore(paymentStore)
  const isOfForm = current?.direction === method.direction && current.order.methodId === method.id
  const error = isOfForm && current.stage === 'failed' && !current.operation ? current.error : undefined
  const place = useRef<HTMLDivElement>(null)
  const told = useRef<unknown>(undefined)
  const isLed = useRef(false)
  const isAtField = Object.keys(form.messages).length > 0

  useEffect(() => {
    if (error === undefined || told.current === error) return
    told.current = error
    const errors = errorsOf(error)
    const isOfNoField = form.refuse(errors, () => true).length === errors.length
    if (isReviewing && isOfNoField) return
    if (isReviewing) toForm()
    else if (isOfNoField) place.current?.focus()
    isLed.current = !isOfNoField
  })
  useEffect(() => {
    if (isReviewing || !isLed.current || !isAtField) return
    isLed.current = false
    firstInvalid(place.current)?.focus()
  }, [isReviewing, isAtField])

  const tells = (field: string) => error !== undefined && Object.keys(form.values).includes(field)
  return { place, tells }
}
