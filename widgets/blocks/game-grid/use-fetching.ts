import { useEffect } from 'react'
import type { GameListing } from '#domains/games/game-listing.ts'

/** Delay before visible games are fetched, so that dragging the scrollbar fetches nothing on the way. */
const delayMs = 60

/** Fetches the games at these places (from 0); the first request is not delayed. */
export function useFetching(listing: GameListing, places: { from: number; to: number } | undefined) {
  const { from = 0, to = -1 } = places ?? {}
  const isEmpty = listing.count === undefined
  useEffect(() => {
    if (to < from) return undefined
    if (isEmpty) return listing.ensure(from, to)
    const timer = setTimeout(() => listing.ensure(from, to), delayMs)
    return () => clearTimeout(timer)
  }, [listing, from, to, isEmpty])
}
