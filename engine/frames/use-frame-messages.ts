import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import type { Read } from '../data/read.ts'
import { isListed } from '#manifest-tools/rules/site.ts'

/**
 * Receives the messages of a frame while it is mounted, starting before its page can send any; `nested` are the origins
 * of frames inside it that may post too.
 */
export function useFrameMessages<T>(
  frame: RefObject<HTMLIFrameElement | null>,
  origins: readonly string[],
  read: Read<T>,
  onMessage: (message: T) => void,
  nested: readonly string[] = [],
) {
  const receive = useEffectEvent(onMessage)
  const expected = origins.join(' ')
  const inside = nested.join(' ')
  useLayoutEffect(() => {
    const source = () => frame.current?.contentWindow
    return onFrameMessage({
      source,
      origins: expected.split(' '),
      nested: inside ? inside.split(' ') : [],
      read,
      receive: (message) => receive(message),
    })
  }, [frame, expected, inside, read])
}

const reading = { isStrict: true, onUnreadable: () => undefined }

interface Expected<T> {
  /** Returns the frame’s current window. */
  source(): Window | null | undefined
  /** The allowed origins of messages; `null` stands for an opaque origin. */
  origins: readonly string[]
  /**
   * The origins of frames inside the frame whose messages count as its own: vendors post to the top window. The page’s own origin
   * stands for its page that leads back, which counts if all pages around it are listed.
   */
  nested?: readonly string[] | undefined
  read: Read<T>
  receive(message: T): void
}

/**
 * Receives the messages of one frame, and of frames inside it: from these origins, of that shape. All others are
 * ignored. Returns an unsubscribe function.
 */
export function onFrameMessage<T>({ source, origins, nested = [], read, receive }: Expected<T>): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const frame = source()
    // A removed frame has no window, and neither has a message of the browser itself.
    if (!frame || !event.source) return
    const isExpected =
      event.source === frame
        ? origins.includes(event.origin)
        : isListed(event.origin, nested) && isInside(event.source as Window, frame) && isAmong(event, nested)
    const message = isExpected ? read(event.data, reading) : undefined
    if (message !== undefined) receive(message)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

/**
 * Whether all pages around our own page are listed. It names them where the browser tells it; elsewhere the servers’ `frame-ancestors`
 * has to do.
 */
function isAmong({ origin, data }: MessageEvent<unknown>, nested: readonly string[]): boolean {
  if (origin !== location.origin || typeof data !== 'object' || data === null || !('around' in data)) return true
  const { around } = data
  return Array.isArray(around) && around.every((each) => isListed(String(each), nested))
}

/** Whether a window is a frame inside another one, at any depth. `parent` can be read across origins. */
function isInside(inner: Window, outer: Window): boolean {
  for (let window = inner; window.parent && window !== window.parent; window = window.parent)
    if (window.parent === outer) return true
  return false
}
