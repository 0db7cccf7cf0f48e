import type { GameState, RoundView } from '../../domains/games/play/game-state.ts'
import { Refused } from './client.ts'
import type { Game } from './game.ts'

/** A state that has a shared round. */
export type RoundState = GameState & { round: RoundView }

/** Follows the shared rounds. */
export interface Rounds {
  /** The current server time, milliseconds since 1970. */
  now(): number
  current(): RoundState | null
}

/** Calls `hear` with every phase of every round in order until the session ends. */
export function followRounds(game: Game, hear: (state: RoundState) => void): Rounds {
  let current: RoundState | null = null
  let ahead = 0
  void follow()
  return { now: () => Date.now() + ahead, current: () => current }

  async function follow(): Promise<void> {
    for (;;) {
      try {
        const seen = current && `${current.round.phase}:${current.round.id}`
        const state = (await game.client.state(seen ?? undefined)) as RoundState
        ahead = state.now - Date.now()
        const isNew = `${state.round.phase}:${state.round.id}` !== seen
        current = state
        game.take(state)
        if (isNew) hear(state)
      } catch (error) {
        game.explain(error)
        if (error instanceof Refused && error.reason === 'expired') return
        await new Promise((resolve) => setTimeout(resolve, 3000))
      }
    }
  }
}
