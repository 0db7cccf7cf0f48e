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
 * Shows why the server refused the current payment at the fields of its form, once, and leads from the review to the first of
 * them. Returns a ref for the element around the form, and whether a field says itself what is wrong with it. For observers.
 */
export function useRefusal({ method, form, isReviewing, toForm }: Refusal) {
  const errorsOf = useErrorParts()
  const { current } = useStore(paymentStore)
  const isOfForm = current?.direction === method.direction && current.order.methodId === method.id
  const error = isOfForm && current.stage === 'failed' && !current.operation ? current.error : undefined
  const place = useRef<HTMLDivElement>(null)
  const told = useRef<unknown>(undefined)
  const isLed = useRef(false)

  useEffect(() => {
    if (error === undefined || told.current === error) return
    told.current = error
    const errors = errorsOf(error)
    if (form.refuse(errors, () => true).length === errors.length || !isReviewing) return
    isLed.current = true
    toForm()
  })
  useEffect(() => {
    if (isReviewing || !isLed.current) return
    isLed.current = false
    firstInvalid(place.current)?.focus()
  }, [isReviewing])

  const tells = (field: string) => error !== undefined && Object.keys(form.values).includes(field)
  return { place, tells }
}
