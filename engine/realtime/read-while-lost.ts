import { reaction } from 'mobx'
import type { Stores } from '../shell/stores.ts'

/** How often the user is read while the socket is lost and the tab is visible; each time up to a sixth less or more. */
const everyMs = 60_000
/** The longest delay after a return to the tab or a change of page. It is random, so that players do not ask at once. */
const maxDelayMs = 500
/** The shortest time between two readings, however fast the player goes from page to page. */
const minPauseMs = 5000

/**
 * Reads the player again while there is no socket, as in a network that blocks WebSockets: on a return to the tab, on a change of
 * page, and slowly while the tab is visible. Nothing is read while the socket is connected. Returns an unsubscribe function.
 */
export function readWhileLost({ connection, session, location }: Stores): () => void {
  let stop: (() => void) | undefined
  const stopFollowing = reaction(
    () => connection.state === 'reconnecting' && session.user !== null,
    (isLost) => {
      stop?.()
      stop = isLost ? start() : undefined
    },
    { fireImmediately: true },
  )

  function start() {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastAt = -Infinity
    const readIn = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(read, ms)
    }
    const readSlowly = () => readIn(everyMs * (1 + (Math.random() - 0.5) / 3))
    const readSoon = () => readIn(Math.max(Math.random() * maxDelayMs, lastAt + minPauseMs - Date.now()))
    function read() {
      readSlowly()
      if (document.hidden) return
      lastAt = Date.now()
      session.confirm()
    }
    const onReturn = () => document.hidden || readSoon()
    document.addEventListener('visibilitychange', onReturn)
    const stopPages = reaction(() => location.path, readSoon)
    readSlowly()
    return () => {
      clearTimeout(timer)
      stopPages()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }

  return () => {
    stopFollowing()
    stop?.()
  }
}
