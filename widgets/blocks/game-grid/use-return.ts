import { useEffect, useRef, type RefObject } from 'react'
import type { usePlace } from './use-place.ts'

/** Restores the scroll position of a player who returns, and focuses the card that they opened. */
export function useReturn(grid: RefObject<HTMLElement | null>, place: ReturnType<typeof usePlace>) {
  const scrolled = useRef<typeof place>(undefined)
  const focused = useRef<typeof place>(undefined)

  useEffect(() => {
    if (!place) return
    if (scrolled.current !== place) {
      scrolled.current = place
      window.scrollTo(0, place.y)
    }
    if (focused.current === place || !place.game) return
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'content'
    const card = grid.current?.querySelector<HTMLElement>(`[data-game="${CSS.escape(place.game)}"] a`)
    if (card && isFree) card.focus({ preventScroll: true })
    if (card || !isFree) focused.current = place
  })
}
