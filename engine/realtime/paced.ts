/**
 * For payloads of which each replaces the one before: the first is received at once, then at most one in `ms` milliseconds, the
 * latest. However many come, the work stays the same.
 */
export function paced<T>(ms: number, receive: (payload: T) => void): (payload: T) => void {
  let isResting = false
  let waiting: { payload: T } | undefined

  function run(payload: T) {
    isResting = true
    setTimeout(wake, ms)
    receive(payload)
  }

  function wake() {
    isResting = false
    const next = waiting
    waiting = undefined
    if (next) run(next.payload)
  }

  return (payload) => {
    if (isResting) waiting = { payload }
    else run(payload)
  }
}
