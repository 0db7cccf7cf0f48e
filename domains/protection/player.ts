import { reaction } from 'mobx'
import { clockStore } from '#engine/shell/clock-store.ts'
import { limitStore, type LimitStore } from './limit-store.ts'
import { playTimeStore } from './play-time-store.ts'
import { realityCheckStore } from './reality-check-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** How many minutes before a session limit ends the session the player is warned. */
const warningMinutes = 5

/** Counts the time that the player spends here, reminds them of it, and ends the session when their session limit is reached. */
export function forPlayer(stores: Stores) {
  const { manifest, of, overlays } = stores
  const { sessionClock, realityCheckMinutes, limits, breaks } = manifest.playerProtection
  const playTime = of(playTimeStore)
  reaction(() => playTime.minutes, playTime.note, { fireImmediately: true })
  if (sessionClock) overlays.open('session-clock')
  if (realityCheckMinutes || breaks || limits.includes('session')) of(limitStore).limits.ensure()
  if (breaks) followBreaks(of(limitStore))
  if (realityCheckMinutes) {
    const check = of(realityCheckStore)
    reaction(
      () => check.isDue,
      (isDue) => (isDue ? overlays.open('reality-check') : overlays.close('reality-check')),
      { fireImmediately: true },
    )
  }
  if (limits.includes('session')) endSessionInTime(stores)
}

/** A break may begin on another device: limits are read again when the player returns to the page. */
function followBreaks(store: LimitStore) {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) store.refresh()
  })
}

/** The server ends the session. The page warns the player before, and checks the session when the time is over. */
function endSessionInTime({ of, toasts, language, session }: Stores) {
  const store = of(limitStore)
  const clock = of(clockStore)
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
