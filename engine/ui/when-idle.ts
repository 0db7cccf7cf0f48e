/** Calls `run` when the browser has nothing else to do, `withinMs` from now at the latest; soon in Safari, which has no idle callback. */
export function whenIdle(run: () => void, withinMs = 4000) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: withinMs })
  else setTimeout(run, 200)
}

const waiting = new Set<() => void>()

/** Calls each `run` in an idle time and a frame of its own, in the order of the calls. Returns a function that takes it back. */
export function whenItsTurn(run: () => void): () => void {
  waiting.add(run)
  if (waiting.size === 1) whenIdle(takeNext)
  return () => void waiting.delete(run)
}

function takeNext() {
  const [run] = waiting
  if (!run) return
  run()
  waiting.delete(run)
  if (waiting.size > 0) requestAnimationFrame(() => whenIdle(takeNext))
}
