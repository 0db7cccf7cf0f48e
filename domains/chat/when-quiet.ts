const gestures = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

/** Without a gesture, the page is quiet after this long, in milliseconds. */
const longestMs = 6000

/** Runs something once, in a quiet moment after the player’s first gesture, or some seconds after none. */
export function whenQuiet(run: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  const begin = () => {
    listening.abort()
    clearTimeout(timer)
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
    else setTimeout(run, 200)
  }
  const timer = setTimeout(begin, longestMs)
  for (const gesture of gestures) window.addEventListener(gesture, begin, { signal, passive: true })
}
