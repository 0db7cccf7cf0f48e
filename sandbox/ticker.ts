/** Does something every so many milliseconds, never twice at once; 0 means never. Answers how to stop and await the last turn. */
export function startTicker(interval: number, turn: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  const timer = interval > 0 ? setInterval(() => void (last = last.then(turn)), interval).unref() : undefined
  return () => {
    clearInterval(timer)
    return last
  }
}
