import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { placeOf } from './use-focused-place.ts'

interface CardKeys {
  grid: RefObject<HTMLElement | null>
  columns: number
  count: number
  /** Reads a place of the listing: whoever renders that renders again when its game comes. */
  watch: (place: number) => void
  /** Scrolls until the row is there. */
  leadTo: (row: number) => void
}

/** The arrow keys, Home and End lead from card to card; up from the first row, to the search. */
export function useCardKeys({ grid, columns, count, watch, leadTo }: CardKeys) {
  const awaited = useRef(-1)
  const [watched, setWatched] = useState(-1)
  watch(watched)

  function focusAwaited() {
    // Who went elsewhere meanwhile stays there.
    if (!grid.current?.contains(document.activeElement)) awaited.current = -1
    const card =
      awaited.current < 0 ? null : grid.current?.querySelector<HTMLElement>(`[aria-posinset="${awaited.current + 1}"]`)
    const control = card?.querySelector<HTMLElement>('a, button')
    if (!control) return
    awaited.current = -1
    control.focus({ preventScroll: true })
    card?.parentElement?.scrollIntoView({ block: 'nearest' })
  }
  // The row may come with any render.
  useLayoutEffect(focusAwaited)

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey || shiftKey) return
    const from = placeOf(target)
    const to = from < 0 ? undefined : destination(key, from)
    if (to === undefined) return
    event.preventDefault()
    if (to < 0) return document.querySelector<HTMLElement>('input[name=search]')?.focus()
    if (to >= count) return
    awaited.current = to
    setWatched(to)
    leadTo(Math.floor(to / columns))
    focusAwaited()
  }

  /** Less than 0 is above the first row. */
  function destination(key: string, from: number): number | undefined {
    const on = document.documentElement.dir === 'rtl' ? -1 : 1
    const steps: Record<string, number> = { ArrowRight: on, ArrowLeft: -on, ArrowDown: columns, ArrowUp: -columns }
    if (key === 'Home') return 0
    if (key === 'End') return count - 1
    const step = steps[key]
    if (step === undefined) return undefined
    if (key === 'ArrowLeft' || key === 'ArrowRight') return Math.max(0, from + step)
    const isLastRow = Math.floor(from / columns) === Math.floor((count - 1) / columns)
    return isLastRow ? from + step : Math.min(from + step, count - 1)
  }

  useEffect(() => {
    const element = grid.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  })
}
