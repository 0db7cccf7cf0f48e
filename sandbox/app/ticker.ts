/**
 * Runs a task at an interval in milliseconds, never twice at once; 0 means never. A failed run is logged and the next
 * one follows. Returns a function that stops the ticker and waits for the last run.
 */
export function startTicker(
  interval: number,
  turn: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let last = Promise.resolve()
  const timer =
    interval > 0 ? setInterval(() => void (last = last.then(turn).catch(onError)), interval).unref() : undefined
  return () => {
    clearInterval(timer)
    return last
  }
}
