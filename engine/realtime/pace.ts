/**
 * Paces what arrives: the first is received at once, the following ones together every `ms` milliseconds. Of those only the
 * latest `max` are kept, so that the work per second is limited however many arrive. The list is never empty.
 */
export function pace<T>(ms: number, max: number, receive: (latest: T[]) => void): (arrived: T) => void {
  let isPaused = false
  let waiting: T[] = []

  function run(latest: T[]) {
    isPaused = true
    setTimeout(release, ms)
    receive(latest)
  }

  function release() {
    isPaused = false
    const latest = waiting
    waiting = []
    if (latest.length > 0) run(latest.slice(-max))
  }

  return (arrived) => {
    if (!isPaused) return run([arrived])
    waiting.push(arrived)
    // Cut now and then: to move a long list with each arrival is work too.
    if (waiting.length >= 2 * max) waiting = waiting.slice(-max)
  }
}
