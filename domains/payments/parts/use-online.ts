import { useSyncExternalStore } from 'react'

/** Returns whether the browser is online. */
export const useOnline = () =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )

function watch(changed: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('online', changed, { signal })
  addEventListener('offline', changed, { signal })
  return () => listening.abort()
}
