/** Does something every so many milliseconds, never twice at once; 0 means never. A turn that fails is told of, and the next one comes. Answers how to stop and await the last turn. */
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
