import { useEffect, useLayoutEffect, type RefObject } from 'react'

/** Moves the focus into the region and back on close, unless the region opened by itself. */
export function useFocus(region: RefObject<HTMLElement | null>, openedByItself: boolean) {
  useLayoutEffect(() => {
    const before = document.activeElement
    const element = region.current
    if (!openedByItself) element?.focus()
    return () => {
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
  }, [region, openedByItself])
}

/** Calls `leave` on Escape inside a region. */
export function useEscape(region: RefObject<HTMLElement | null>, leave: () => void) {
  useEffect(() => {
    const element = region.current
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [region, leave])
}
