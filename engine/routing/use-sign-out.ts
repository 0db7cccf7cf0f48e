import { useState } from 'react'
import { useErrorText } from '../forms/use-error-text.ts'
import { useStores } from '../shell/stores.ts'
import { withTimeout } from '../data/retry.ts'

/** Returns a sign-out function, one call at a time; an error is shown as a toast. */
export function useSignOut() {
  const { session, toasts } = useStores()
  const errorText = useErrorText()
  const [leaving, setLeaving] = useState(false)

  async function signOut() {
    if (leaving) return
    setLeaving(true)
    try {
      await withTimeout(session.signOut())
    } catch (error) {
      toasts.show('error', errorText(error))
      setLeaving(false)
    }
  }
  return { leaving, signOut }
}
