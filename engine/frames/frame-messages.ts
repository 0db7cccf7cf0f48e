import type { Read } from '../data/read.ts'

const reading = { isStrict: true, onUnreadable: () => undefined }

interface Expected<T> {
  /** Returns the frame’s current window. */
  source(): Window | null | undefined
  /** The allowed origins of messages; `null` stands for an opaque origin. */
  origins: readonly string[]
  read: Read<T>
  receive(message: T): void
}

/**
 * Receives the messages of one frame: from its window, from these origins, of that shape. All others are ignored.
 * Returns an unsubscribe function.
 */
export function onFrameMessage<T>({ source, origins, read, receive }: Expected<T>): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    // A removed frame has no window, and neither has a message of the browser itself.
    if (event.source === null || event.source !== source()) return
    const message = origins.includes(event.origin) ? read(event.data, reading) : undefined
    if (message !== undefined) receive(message)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
