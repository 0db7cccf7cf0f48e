import { useEffect, useRef, useState } from 'react'

/** A list that scrolls sideways, in either direction of writing: where it stands, and how to move it. */
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

  // What the list holds may change with any render. It is measured where the next frame is laid out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(frame)
  })
  useEffect(() => {
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])

  /** Scrolls by so many views: on where positive, back where negative. */
  function scroll(views: number) {
    const list = ref.current
    if (!list) return
    const on = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: on * views * list.clientWidth })
  }

  /** `view` is the one that is shown, from 0. `measure` belongs to the list’s `onScroll`. */
  return { ref, measure, scroll, view, atStart, atEnd }
}
