import { useEffect, useState } from 'react'
import type { Resource } from '#engine/data/resource.ts'
import { useStore } from '#engine/shell/stores.ts'
import { type Method, paymentMethodStore } from '../payment-method-store.ts'
import type { PaymentDirection } from '../payment-records.ts'

/**
 * Returns the methods of a direction. After a change of the language the ones before stay until the new ones are read, so
 * that the form keeps what the player has entered. Call it in observers, because what it returns changes.
 */
export function useMethods(direction: PaymentDirection, currency: string): Resource<Method[]> {
  const latest = useStore(paymentMethodStore).list(direction, currency)
  const [shown, setShown] = useState(latest)
  useEffect(() => latest.ensure(), [latest])
  if (latest !== shown && latest.value) setShown(latest)
  return shown
}
