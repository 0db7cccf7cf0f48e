import { reaction } from 'mobx'
import { clockStore } from '#engine/shell/clock-store.ts'
import { isWatched } from './is-watched.ts'
import { limitStore, type LimitStore } from './limit-store.ts'
import { playTimeStore } from './play-time-store.ts'
import { realityCheckStore } from './reality-check-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** How many minutes before a session limit ends the session the player is warned. */
const warningMinutes = 5

/** Counts the time that the player spends here, reminds them of it, and ends the session when their session limit is reached. */
export function forPlayer(stores: Stores) {
  const { manifest, get, overlays } = stores
  const { playerProtection } = manifest
  const { sessionClock, spendInView, realityCheckMinutes, limits, limitRules, review } = playerProtection
  const { panicHours, idleSignOutMinutes } = playerProtection
  const breaks = playerProtection.breaks || panicHours !== undefined
  const playTime = get(playTimeStore)
  reaction(() => playTime.minutes, playTime.note, { fireImmediately: true })
  if (sessionClock || spendInView) overlays.open('session-clock')
  if (panicHours) overlays.open('panic-button')
  if (idleSignOutMinutes)
    void import('./sign-out-when-idle.ts').then((code) => code.signOutWhenIdle(stores)).catch(console.error)
  if (realityCheckMinutes || breaks || limits.includes('session')) get(limitStore).limits.ensure()
  if (breaks) followBreaks(get(limitStore))
  if (realityCheckMinutes) {
    const check = get(realityCheckStore)
    reaction(
      () => check.isDue,
      (isDue) => (isDue ? overlays.open('reality-check') : overlays.close('reality-check')),
      { fireImmediately: true },
    )
  }
  if (limits.includes('session')) endSessionInTime(stores)
  if (isWatched(limitRules))
    import('./watch-limits.ts').then(({ watchLimits }) => watchLimits(stores)).catch(console.error)
  if (review) import('./ask-review.ts').then(({ askReview }) => askReview(stores)).catch(console.error)
}

/** A break may begin on another device: limits are read again when the player returns to the page. */
function followBreaks(store: LimitStore) {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) store.refresh()
  })
}

/** The server ends the session. The page warns the player before, and checks the session when the time is over. */
function endSessionInTime({ get, toasts, language, session }: Stores) {
  const store = get(limitStore)
  const clock = get(clockStore)
  const isWithin = (minutes: number) => store.sessionEnd !== null && store.sessionEnd - clock.now <= minutes * 60_000
  const warn = async () => toasts.show('warning', await language.fetchText('user:playerProtection.sessionEnds'))
  reaction(
    () => isWithin(warningMinutes),
    (isNear) => isNear && void warn(),
    { fireImmediately: true },
  )
  reaction(
    () => isWithin(0),
    (isOver) => isOver && session.confirm(),
    { fireImmediately: true },
  )
}
