import type { Selectable } from 'kysely'
import type { Tables } from '../../app/db/tables.ts'

type Limit = Pick<Selectable<Tables['player_limits']>, 'amount' | 'wanted' | 'wanted_from'>

/**
 * The limit after a player requests another one; null is no limit. A first or tighter limit applies at once. A looser one waits
 * until `looserFrom`, and applies when it is requested again; at once if that is now.
 */
export function changedLimit(
  { amount, wanted, wanted_from: from }: Limit,
  asked: number | null,
  now: number,
  looserFrom: number,
): Limit {
  const isTighter = asked !== null && (amount === null || asked <= amount)
  if (isTighter || amount === null || looserFrom <= now) return { amount: asked, wanted: null, wanted_from: null }
  if (from === null || wanted !== asked) return { amount, wanted: asked, wanted_from: looserFrom }
  return from <= now ? { amount: asked, wanted: null, wanted_from: null } : { amount, wanted, wanted_from: from }
}
