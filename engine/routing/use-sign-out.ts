import { useState } from 'react'
import { useErrorText } from '../forms/use-error-text.ts'
import { useStores } from '../shell/stores.ts'
import { withTimeout } from '../data/timeout.ts'
import { useAccess } from './use-access.ts'

/** Returns a sign-out function, one call at a time; an error is shown as a toast. From a page for players it leads to the main page. */
export function useSignOut() {
  const { session, toasts, location, manifest } = useStores()
  const access = useAccess()
  const errorText = useErrorText()
  const [leaving, setLeaving] = useState(false)

  const leavePage = () => {
    if (location.page && !access.isOpen(location.page))
      history.replaceState(null, '', location.addressOf(manifest.pages.MAIN.path))
  }

  async function signOut() {
    if (leaving) return
    setLeaving(true)
    try {
      await withTimeout(session.signOut(leavePage))
    } catch (error) {
      toasts.show('error', errorText(error))
      setLeaving(false)
    }
  }
  return { leaving, signOut }
}
