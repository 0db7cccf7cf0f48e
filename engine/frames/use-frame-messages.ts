import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { onFrameMessage, type Check } from './frame-messages.ts'

/** Receives the messages of a frame while it is mounted, starting before its page can send any. */
export function useFrameMessages<T>(
  frame: RefObject<HTMLIFrameElement | null>,
  origins: readonly string[],
  check: Check<T>,
  onMessage: (message: T) => void,
) {
  const receive = useEffectEvent(onMessage)
  const expected = origins.join(' ')
  useLayoutEffect(() => {
    const source = () => frame.current?.contentWindow
    return onFrameMessage({ source, origins: expected.split(' '), check, receive: (message) => receive(message) })
  }, [frame, expected, check])
}
