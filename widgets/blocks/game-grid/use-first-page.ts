import { useEffect, useState } from 'react'
import type { GameListing } from '#domains/games/game-listing.ts'
import { useHydrating } from '#engine/ui/use-hydrating.ts'

/**
 * How many places, from the first one, to render whether or not they are in sight. The page’s HTML file has the first page, whose
 * cards stay until the player scrolls or another listing is shown.
 */
export function useFirstPage(listing: GameListing, size: number): number {
  const isHydrating = useHydrating()
  const [kept, setKept] = useState(isHydrating && listing.count !== undefined ? listing : undefined)
  useEffect(() => {
    if (!kept) return undefined
    const end = () => setKept(undefined)
    window.addEventListener('scroll', end, { passive: true, once: true })
    return () => window.removeEventListener('scroll', end)
  }, [kept])
  return isHydrating || listing === kept ? size : 0
}
