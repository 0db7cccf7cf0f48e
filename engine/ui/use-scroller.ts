import { useEffect, useRef, useState } from 'react'

/** A horizontally scrolling list, in both writing directions: its position, and how to scroll it. */
export function useScroller() {
  const ref = useRef<HTMLUListElement>(null)
  const [view, setView] = useState(0)
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(true)

  function measure() {
    const list = ref.current
    if (!list) return
    const gone = Math.abs(list.scrollLeft)
    setView(Math.round(gone / (list.clientWidth || 1)))
    setAtStart(gone <= 1)
    setAtEnd(gone >= list.scrollWidth - list.clientWidth - 1)
  }

  // Any render may change the content. Measured in the next frame, which is laid out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(frame)
  })
  useEffect(() => {
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])

  /** Scrolls by a number of views; negative scrolls back. */
  function scroll(views: number) {
    const list = ref.current
    if (!list) return
    const on = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: on * views * list.clientWidth })
  }

  /** `view`: the index of the visible view. Call `measure` in the list’s `onScroll`. */
  return { ref, measure, scroll, view, atStart, atEnd }
}
