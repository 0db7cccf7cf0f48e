import { useEffect, useLayoutEffect, type RefObject } from 'react'

/** Where the player asked for it, the keyboard begins in it, and goes back to where it was. What comes by itself takes nothing. */
export function useFocus(region: RefObject<HTMLElement | null>, isUnasked: boolean) {
  useLayoutEffect(() => {
    const before = document.activeElement
    const element = region.current
    if (!isUnasked) element?.focus()
    return () => {
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
  }, [region, isUnasked])
}

/** Escape in a region leaves it. */
export function useEscape(region: RefObject<HTMLElement | null>, leave: () => void) {
  useEffect(() => {
    const element = region.current
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [region, leave])
}
