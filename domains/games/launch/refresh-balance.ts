import { pace } from '#engine/realtime/pace.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** A game may say after every spin that the balance has changed. */
const refreshMs = 5000

/** Returns a function that reads the player’s balance again, at once and then at most once in this time. */
export const balanceRefresh = ({ session }: Pick<Stores, 'session'>): (() => void) => {
  const refresh = pace(refreshMs, 1, () => void session.refresh())
  return () => refresh(undefined)
}
