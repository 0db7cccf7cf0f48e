import { whenIdle } from '#engine/ui/when-idle.ts'

const gestures = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

/** How long to wait for a first gesture. */
const gestureTimeoutMs = 6000

/** Calls `run` once, when the browser is idle after the player’s first gesture, or some seconds without one. */
export function onFirstInteraction(run: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  const begin = () => {
    listening.abort()
    clearTimeout(timer)
    whenIdle(run, 2000)
  }
  const timer = setTimeout(begin, gestureTimeoutMs)
  for (const gesture of gestures) window.addEventListener(gesture, begin, { signal, passive: true })
}
