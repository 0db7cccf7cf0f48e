import { useEffect, useMemo } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where a player was in the grid; kept in the browser’s history entry, so that it lives and ends with it. */
interface Place {
  y: number
  /** How many games there were, so that the page is as long as before, before the first answer. */
  count: number
  /** The game that they left for, as in `data-game`. */
  game?: string | undefined
}

const restMs = 200

/** What the current history entry remembers, where the player came back to it. */
export function usePlace(): Place | undefined {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  return useMemo(() => (key && isReturn ? readPlace() : undefined), [key, isReturn])
}

/** Keeps the place while the player scrolls, and when they follow a link. */
export function useKeepPlace(count: number | undefined) {
  const { key } = useLocation()
  useEffect(() => {
    if (count === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = (game?: string) => writePlace({ y: Math.round(window.scrollY), count, game })
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, restMs)
    }
    const keepNow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a'))
        keep(target.closest<HTMLElement>('[data-game]')?.dataset.game)
    }
    window.addEventListener('scroll', keepSoon, { passive: true })
    document.addEventListener('click', keepNow, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', keepSoon)
      document.removeEventListener('click', keepNow, true)
    }
  }, [key, count])
}

function readPlace(): Place | undefined {
  const place: unknown = (window.history.state as { lobby?: unknown } | null)?.lobby
  if (typeof place !== 'object' || place === null) return undefined
  const { y, count, game } = place as Partial<Record<keyof Place, unknown>>
  if (typeof y !== 'number' || typeof count !== 'number') return undefined
  return { y, count, game: typeof game === 'string' ? game : undefined }
}

function writePlace(lobby: Place) {
  try {
    window.history.replaceState({ ...window.history.state, lobby }, '')
  } catch {
    // Safari allows a hundred changes in half a minute; the place before will do.
  }
}
