import { withTill } from '../games/play/till.ts'
import { cashOutValue } from './cash-out-value.ts'
import { betsOf, type BookDesk, selectionsOf, type SportBetRow } from './rows.ts'
import type { SportSession } from './sessions.ts'
import { SportError } from './sport-error.ts'

/**
 * Cashes out a bet at its current value, unless that is lower than the player saw. A repeated call returns the same bet
 * and pays nothing more.
 */
export function cashOut(desk: BookDesk, session: SportSession, id: number, seen: number): Promise<SportBetRow> {
  return withTill(desk, { user_id: session.userId, session_hash: null }, async (till) => {
    const own = betsOf(till.db, session).where('bets.id', '=', id)
    const bet = await own.executeTakeFirst()
    if (!bet) throw new SportError('unknown')
    if (bet.cashed_out === 1) return bet

    const value =
      bet.status === 'open' ? cashOutValue(desk.sportsbook, bet.stake, await selectionsOf(till.db, [id])) : null
    if (value === null) throw new SportError('closed')
    if (value < seen) throw new SportError('value-changed', { value })
    await till.pay('cash-out', value, bet)
    await till.db
      .updateTable('bets')
      .set({ status: 'won', win: value, settled_at: desk.clock.now() })
      .where('id', '=', id)
      .execute()
    await till.db.updateTable('slip_bets').set({ cashed_out: 1 }).where('bet_id', '=', id).execute()
    return own.executeTakeFirstOrThrow()
  })
}
