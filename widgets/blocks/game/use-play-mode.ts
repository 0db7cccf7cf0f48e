import { useSearchParams } from 'react-router-dom'
import type { Game, GameSessionRequest } from '#api'

/** Real money or demo. */
export type PlayMode = GameSessionRequest['mode']

/** The mode from the address: `?mode=demo` if the game has a demo, otherwise real money. */
export function usePlayMode({ hasDemo }: Game): PlayMode {
  const [query] = useSearchParams()
  return hasDemo && query.get('mode') === 'demo' ? 'demo' : 'real'
}
