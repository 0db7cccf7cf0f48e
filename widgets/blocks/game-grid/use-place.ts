import { useEffect, useMemo } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useHydrating } from '#engine/ui/use-hydrating.ts'

/** The player’s position in the grid, stored in the browser’s history entry. */
interface Place {
  y: number
  /** The number of games: gives the page its former length before the first response. */
  count: number
  /** The game that the player opened, as in `data-game`. */
  game?: string | undefined
}

const delayMs = 200

/** The position stored in the current history entry, if the player returned to it. */
export function usePlace(): Place | undefined {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const isHydrating = useHydrating()
  return useMemo(() => (key && isReturn && !isHydrating ? readPlace() : undefined), [key, isReturn, isHydrating])
}

/** Stores the position while the player scrolls and when they follow a link. */
export function useSavePlace(count: number | undefined) {
  const { key } = useLocation()
  useEffect(() => {
    if (count === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = (game?: string) => writePlace({ y: Math.round(window.scrollY), count, game })
    const saveSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(save, delayMs)
    }
    const saveNow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a'))
        save(target.closest<HTMLElement>('[data-game]')?.dataset.game)
    }
    window.addEventListener('scroll', saveSoon, { passive: true })
    document.addEventListener('click', saveNow, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', saveSoon)
      document.removeEventListener('click', saveNow, true)
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
    // Safari throws after 100 calls in 30 seconds; the previous position remains.
  }
}
