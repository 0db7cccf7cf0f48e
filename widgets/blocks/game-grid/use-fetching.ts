import { useEffect } from 'react'
import type { GameListing } from '#domains/games/game-listing.ts'

/** How long places must stay in sight before their games are fetched: dragging the scrollbar along fetches nothing on its way. */
const restMs = 60

/** Fetches the games at these places, from 0: the first ones at once. */
export function useFetching(listing: GameListing, places: { from: number; to: number } | undefined) {
  const { from = 0, to = -1 } = places ?? {}
  const isEmpty = listing.count === undefined
  useEffect(() => {
    if (to < from) return undefined
    if (isEmpty) return listing.ensure(from, to)
    const timer = setTimeout(() => listing.ensure(from, to), restMs)
    return () => clearTimeout(timer)
  }, [listing, from, to, isEmpty])
}
