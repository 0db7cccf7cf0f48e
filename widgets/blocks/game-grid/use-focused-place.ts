import { useSyncExternalStore, type RefObject } from 'react'

/** Index (from 0) of the card that contains an element; -1 outside of cards. */
export function placeOf(element: EventTarget | null): number {
  const card = element instanceof Element ? element.closest('[aria-posinset]') : null
  return Number(card?.getAttribute('aria-posinset') ?? 0) - 1
}

function follow(onChange: () => void) {
  document.addEventListener('focusin', onChange)
  document.addEventListener('focusout', onChange)
  return () => {
    document.removeEventListener('focusin', onChange)
    document.removeEventListener('focusout', onChange)
  }
}

/** Index of the focused card, or -1. */
export const useFocusedPlace = (grid: RefObject<HTMLElement | null>): number =>
  useSyncExternalStore(
    follow,
    () => (grid.current?.contains(document.activeElement) ? placeOf(document.activeElement) : -1),
    () => -1,
  )
