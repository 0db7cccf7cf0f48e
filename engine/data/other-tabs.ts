import { sessionChangedKey } from './session-changed-key.ts'
import { sharedStorage } from './storage.ts'

declare global {
  interface Window {
    /** Whether another tab notified of a change before the engine’s script ran; set by the shell, which reads the user before that. */
    isSessionChanged?: boolean
  }
}

/** Notifies the other tabs of the site that the signed-in player has changed. Leaves nothing in the storage. */
export function notifyOtherTabs() {
  sharedStorage.setItem(sessionChangedKey, `${Math.random()}`)
  sharedStorage.removeItem(sessionChangedKey)
}

let run: (() => void) | undefined
let isMissed = false

const onChange = () => (run ? run() : (isMissed = true))

/**
 * Calls `follow` when another tab notifies of a change, and when the browser restores this page from the back/forward
 * cache, where it received nothing; at once, if that happened since `watchOtherTabs`. One caller at a time. Returns an
 * unsubscribe function.
 */
export function onOtherTab(follow: () => void): () => void {
  run = follow
  if (isMissed) follow()
  isMissed = false
  return () => (run = undefined)
}

/** Called when the page starts: what changes before `onOtherTab` is called is not missed. */
export function watchOtherTabs() {
  isMissed = window.isSessionChanged ?? false
  window.addEventListener(
    'storage',
    ({ key, newValue }) => key === sessionChangedKey && newValue !== null && onChange(),
  )
  window.addEventListener('pageshow', ({ persisted }) => persisted && onChange())
}
