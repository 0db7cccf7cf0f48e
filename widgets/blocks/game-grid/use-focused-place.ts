import { useEffect, useState, type RefObject } from 'react'

/** Index (from 0) of the card that contains an element; -1 outside of cards. */
export function placeOf(element: EventTarget | null): number {
  const card = element instanceof Element ? element.closest('[aria-posinset]') : null
  return Number(card?.getAttribute('aria-posinset') ?? 0) - 1
}

/** Index of the focused card, or -1. */
export function useFocusedPlace(grid: RefObject<HTMLElement | null>): number {
  const [place, setPlace] = useState(-1)
  useEffect(() => {
    const element = grid.current
    const enter = ({ target }: FocusEvent) => setPlace(placeOf(target))
    const leave = () => setPlace(-1)
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
    }
  }, [grid])
  return place
}
