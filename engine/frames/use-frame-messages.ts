import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import type { Read } from '../data/read.ts'
import { onFrameMessage } from './frame-messages.ts'

/** Receives the messages of a frame while it is mounted, starting before its page can send any. */
export function useFrameMessages<T>(
  frame: RefObject<HTMLIFrameElement | null>,
  origins: readonly string[],
  read: Read<T>,
  onMessage: (message: T) => void,
) {
  const receive = useEffectEvent(onMessage)
  const expected = origins.join(' ')
  useLayoutEffect(() => {
    const source = () => frame.current?.contentWindow
    return onFrameMessage({ source, origins: expected.split(' '), read, receive: (message) => receive(message) })
  }, [frame, expected, read])
}
