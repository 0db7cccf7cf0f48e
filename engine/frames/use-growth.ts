import { useEffect, type CSSProperties, type RefObject } from 'react'
import { pixelsOf } from './pixels-of.ts'

/** Gives a frame the height of its content, and sends it which part of it is visible. Returns the frame’s style. */
export function useGrowth(frame: RefObject<HTMLIFrameElement | null>, height: number | undefined): CSSProperties {
  const grows = height !== undefined
  useEffect(() => (grows && frame.current ? sendVisiblePart(frame.current) : undefined), [frame, grows])
  return grows ? { blockSize: height } : {}
}

/** The message to a frame that grows with its content, by which it keeps its own floating parts on the screen. */
interface VisiblePart {
  type: 'visible'
  /** Where the part between the page’s bars begins, in pixels from the frame’s top. */
  top: number
  /** Where it ends. */
  bottom: number
  /** The pixels between the bars, of which the frame may have fewer. */
  screen: number
}

/** Sends a frame which part of it is visible, now and whenever that changes. Returns a function that stops it. */
function sendVisiblePart(frame: HTMLIFrameElement): () => void {
  let asked = 0
  const send = () => {
    asked = 0
    const { top, height } = frame.getBoundingClientRect()
    // It is hidden.
    if (height === 0) return
    const start = pixelsOf('--covered-by-header', document.body)
    const end = window.innerHeight - pixelsOf('--covered-by-bar', document.body)
    const part: VisiblePart = {
      type: 'visible',
      top: clamp(start - top, height),
      bottom: clamp(end - top, height),
      screen: end - start,
    }
    // An opaque origin cannot be named as a target, and this is no secret.
    frame.contentWindow?.postMessage(part, '*')
  }
  const ask = () => (asked ||= requestAnimationFrame(send))
  const sizes = new ResizeObserver(ask)
  sizes.observe(frame)
  window.addEventListener('scroll', ask, { passive: true })
  window.addEventListener('resize', ask)
  return () => {
    cancelAnimationFrame(asked)
    sizes.disconnect()
    window.removeEventListener('scroll', ask)
    window.removeEventListener('resize', ask)
  }
}

const clamp = (place: number, height: number) => Math.round(Math.min(Math.max(place, 0), height))
