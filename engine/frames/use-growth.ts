import { useEffect, type CSSProperties, type RefObject } from 'react'
import { tellVisiblePart } from './visible-part.ts'

/** Gives a frame the height of its content, and tells it which part of it is visible. Returns the frame’s style. */
export function useGrowth(frame: RefObject<HTMLIFrameElement | null>, height: number | undefined): CSSProperties {
  const grows = height !== undefined
  useEffect(() => (grows && frame.current ? tellVisiblePart(frame.current) : undefined), [frame, grows])
  return grows ? { blockSize: height } : {}
}
