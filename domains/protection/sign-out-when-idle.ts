import { reaction, when } from 'mobx'
import { lock } from '#engine/data/locks.ts'
import { tabStorage } from '#engine/data/storage.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import { clockStore } from '#engine/shell/clock-store.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { activityStore } from './activity-store.ts'
import { idleStore } from './idle-store.ts'
import { isSending } from './is-sending.ts'

/** What shows that the player is there. */
const events = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll']

/** How long after a failed sign-out it is tried again. */
const retryMs = 15_000

/**
 * Signs the player out once they have not been active in any tab, and asks them one minute before. What is being sent is sent first.
 * One tab signs out; the others follow.
 */
export function signOutWhenIdle(stores: Stores) {
  const { get, overlays, http, session, language } = stores
  const idle = get(idleStore)
  const clock = get(clockStore)
  for (const event of events) window.addEventListener(event, idle.note, { capture: true, passive: true })
  // A click into a frame takes the focus from the page.
  window.addEventListener('blur', () => document.activeElement instanceof HTMLIFrameElement && idle.note())
  const activity = get(activityStore)
  reaction(() => activity.count, idle.note)
  reaction(
    () => idle.isAsking,
    (isAsking) => (isAsking ? overlays.open('idle-sign-out') : overlays.close('idle-sign-out')),
    { fireImmediately: true },
  )
  let words: string | undefined
  when(
    () => idle.isAsking,
    () => void language.fetchText('protection:idle.ended').then((text) => (words = text), console.warn),
  )
  // Another tab may be the one that signs out: each tells its next page (engine/shell/session-store.ts).
  window.addEventListener('pagehide', () => {
    if (idle.isOver && session.user === null && words) tabStorage.setItem('session-ended', words)
  })
  let triedAt = -Infinity
  reaction(
    () => [session.user !== null && idle.isOver && !isSending(http.now()), clock.now] as const,
    ([isDue]) => {
      if (!isDue || Date.now() - triedAt < retryMs) return
      triedAt = Date.now()
      void signOut(stores)
    },
    { fireImmediately: true },
  )
}

async function signOut({ session }: Stores) {
  const release = await lock('idle-sign-out', true)
  if (!release) return
  await withTimeout(session.signOut())
    .catch((error: unknown) => console.warn(error))
    .finally(release)
}
