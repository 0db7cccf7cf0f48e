/**
 * Throttles payloads of which each replaces the previous one: the first is received at once, then at most one per `ms`
 * milliseconds, always the latest.
 */
export function throttle<T>(ms: number, receive: (payload: T) => void): (payload: T) => void {
  let isThrottled = false
  let waiting: { payload: T } | undefined

  function run(payload: T) {
    isThrottled = true
    setTimeout(release, ms)
    receive(payload)
  }

  function release() {
    isThrottled = false
    const next = waiting
    waiting = undefined
    if (next) run(next.payload)
  }

  return (payload) => {
    if (isThrottled) waiting = { payload }
    else run(payload)
  }
}
