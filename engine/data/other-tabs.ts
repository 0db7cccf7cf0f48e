import { sharedStorage } from './storage.ts'

const key = 'session-changed'

/** Notifies the other tabs of the site that the signed-in player has changed. Leaves nothing in the storage. */
export function notifyOtherTabs() {
  sharedStorage.setItem(key, `${Math.random()}`)
  sharedStorage.removeItem(key)
}

/**
 * Calls `run` when another tab notifies of a change, and when the browser restores this page from the back/forward
 * cache, where it received nothing. Returns an unsubscribe function.
 */
export function onOtherTab(run: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && event.newValue !== null && run()
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && run()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}
