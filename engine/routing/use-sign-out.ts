import { useState } from 'react'
import { useErrorText } from '../forms/use-error-text.ts'
import { useStores } from '../shell/stores.ts'
import { withTimeout } from '../data/until-answered.ts'

/** Signs out once at a time; a failure is told in a notice. */
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
