/** Tells whether a value has the shape that a schema gives it. */
export type Check<T> = (value: unknown) => value is T

interface Expected<T> {
  /** The frame’s window, as it is when a message comes. */
  source(): Window | null | undefined
  /** The origins that its messages may have; `null` is written for one of no site. */
  origins: readonly string[]
  check: Check<T>
  receive(message: T): void
}

/** Hears what one frame says: messages of that very window, from these origins, in that shape. All others change nothing. Answers how to stop. */
export function hearFrame<T>({ source, origins, check, receive }: Expected<T>): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    // A frame that is gone has no window, and neither has a message of the browser’s own.
    if (event.source === null || event.source !== source()) return
    if (origins.includes(event.origin) && check(event.data)) receive(event.data)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}
