import { useSearchParams } from 'react-router-dom'
import type { Game, GameSessionRequest } from '#api'

export type PlayMode = GameSessionRequest['mode']

/** How the address says to play: `?mode=demo` where the game has one, else for money. */
export function usePlayMode({ hasDemo }: Game): PlayMode {
  const [query] = useSearchParams()
  return hasDemo && query.get('mode') === 'demo' ? 'demo' : 'real'
}
