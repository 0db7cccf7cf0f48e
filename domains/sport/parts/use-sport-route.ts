import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sportStore, type Sportsbook } from '../sport-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { isStart, routeOf, sameRoute, withEvent } from '../sport-route.ts'

/**
 * Synchronizes the page’s address with the event inside a visible sportsbook, in both directions; a vendor’s path is only
 * read. A player who comes back finds the place where they left. Call it in an `observer`.
 */
export function useSportRoute(book: Sportsbook) {
  const store = useStore(sportStore)
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const shown = store.shown === book
  const { route } = book
  const wasShown = useRef(true)

  const read = useEffectEvent(() => {
    const entered = !wasShown.current
    wasShown.current = shown
    // The player may have left in the same render that set another page’s address.
    if (store.shown !== book) return
    const asked = routeOf(search)
    if (!sameRoute(asked, book.route) && !(entered && isStart(asked))) book.go(asked)
  })
  const write = useEffectEvent(() => {
    if (store.shown !== book || routeOf(search).eventId === book.route.eventId) return
    void navigate({ search: withEvent(search, book.route), hash }, { replace: true, state })
  })
  useEffect(() => read(), [book, shown, search])
  useEffect(() => write(), [book, shown, route])
}
