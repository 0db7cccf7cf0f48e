import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { placeOf } from './use-focused-place.ts'

interface CardKeys {
  grid: RefObject<HTMLElement | null>
  columns: number
  count: number
  /** Scrolls until the row is rendered. */
  scrollToRow: (row: number) => void
}

/** Arrow keys, Home and End move between cards; Arrow Up in the first row moves to the search field. */
export function useCardKeys({ grid, columns, count, scrollToRow }: CardKeys) {
  const pendingFocus = useRef(-1)

  function focusPending() {
    // The focus moved elsewhere in the meantime: leave it there.
    if (!grid.current?.contains(document.activeElement)) pendingFocus.current = -1
    const card =
      pendingFocus.current < 0
        ? null
        : grid.current?.querySelector<HTMLElement>(`[aria-posinset="${pendingFocus.current + 1}"]`)
    const control = card?.querySelector<HTMLElement>('a, button')
    if (!control) return
    pendingFocus.current = -1
    control.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }
  // Any render may add the card.
  useLayoutEffect(focusPending)

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey || shiftKey) return
    const from = placeOf(target)
    const to = from < 0 ? undefined : destination(key, from)
    if (to === undefined) return
    event.preventDefault()
    if (to < 0) return document.querySelector<HTMLElement>('input[name=search]')?.focus()
    if (to >= count) return
    pendingFocus.current = to
    scrollToRow(Math.floor(to / columns))
    focusPending()
  }

  /** A negative result is above the first row. */
  function destination(key: string, from: number): number | undefined {
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1
    const steps: Record<string, number> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: columns,
      ArrowUp: -columns,
    }
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
