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
  /** Goes from the review to the form. */
  showForm: () => void
}

/**
 * Shows at the fields of the form why the server refused the current payment, once, and focuses the first of them; a review gives
 * way to the form. An error of no field focuses the form, if the payment was sent from there. Returns a ref for the element
 * around the form, and whether a field shows what is wrong with it. To be called in an observer.
 */
export function useRefusal({ method, form, isReviewing, showForm }: Refusal) {
  const errorsOf = useErrorParts()
  const { current } = useStore(paymentStore)
  const isOfForm = current?.direction === method.direction && current.order.methodId === method.id
  const error = isOfForm && current.stage === 'failed' && !current.operation ? current.error : undefined
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<unknown>(undefined)
  const focusesField = useRef(false)
  const isAtField = Object.keys(form.messages).length > 0

  useEffect(() => {
    if (error === undefined || shown.current === error) return
    shown.current = error
    const errors = errorsOf(error)
    const isOfNoField = form.refuse(errors, () => true).length === errors.length
    if (isReviewing && isOfNoField) return
    if (isReviewing) showForm()
    else if (isOfNoField) place.current?.focus()
    focusesField.current = !isOfNoField
  })
  useEffect(() => {
    if (isReviewing || !focusesField.current || !isAtField) return
    focusesField.current = false
    firstInvalid(place.current)?.focus()
  }, [isReviewing, isAtField])

  const isShownAtField = (field: string) => error !== undefined && Object.keys(form.values).includes(field)
  return { place, isShownAtField }
}
