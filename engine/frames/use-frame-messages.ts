import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import type { Read } from '../data/read.ts'
import { onFrameMessage } from './frame-messages.ts'

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
