import { useLayoutEffect, useRef, useState } from 'react'

/** How the grid is laid out, in CSS pixels of the page. */
interface Measures {
  columns: number
  /** Distance from one row to the next. */
  rowHeight: number
  /** Top of the grid. */
  top: number
  /** False before the first measurement. */
  known: boolean
}

const before: Measures = { columns: 1, rowHeight: 280, top: 0, known: false }

/** Measures the grid’s columns, a hidden tile in the first one and the position of the grid, and keeps all up to date. */
export function useMeasurements() {
  const ruler = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const [measures, setMeasures] = useState(before)

  useLayoutEffect(() => {
    function measure() {
      if (!ruler.current || !grid.current) return
      const columns = getComputedStyle(grid.current).gridTemplateColumns.split(' ').length
      const rowHeight = ruler.current.getBoundingClientRect().height || before.rowHeight
      const top = Math.round(grid.current.getBoundingClientRect().top + window.scrollY)
      setMeasures((last) =>
        last.known && last.columns === columns && last.rowHeight === rowHeight && last.top === top
          ? last
          : { columns, rowHeight, top, known: true },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (ruler.current) observer.observe(ruler.current)
    // Content above the grid moves it and changes the length of the page.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  return { ruler, grid, ...measures }
}
