/** Checks whether a value matches a schema. */
export type Check<T> = (value: unknown) => value is T

interface Expected<T> {
  /** Returns the frame’s current window. */
  source(): Window | null | undefined
  /** The allowed origins of messages; `null` stands for an opaque origin. */
  origins: readonly string[]
  check: Check<T>
  receive(message: T): void
}

/**
 * Receives the messages of one frame: from its window, from these origins, of that shape. All others are ignored.
 * Returns an unsubscribe function.
 */
export function onFrameMessage<T>({ source, origins, check, receive }: Expected<T>): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    // A removed frame has no window, and neither has a message of the browser itself.
    if (event.source === null || event.source !== source()) return
    if (origins.includes(event.origin) && check(event.data)) receive(event.data)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
