import { inBetTransaction } from '../games/play/bet-transaction.ts'
import { cashOutValue } from './cash-out-value.ts'
import { betsOf, type BookServices, selectionsOf, type SportBetRow } from './rows.ts'
import type { SportSession } from './sessions.ts'
import { SportError } from './sport-error.ts'

/**
 * Cashes out a bet at its current value, unless that is lower than the player saw. A repeated call returns the same bet
 * and pays nothing more.
 */
export function cashOut(services: BookServices, session: SportSession, id: number, seen: number): Promise<SportBetRow> {
  return inBetTransaction(services, { user_id: session.userId, session_hash: null }, async (transaction) => {
    const own = betsOf(transaction.db, session).where('bets.id', '=', id)
    const bet = await own.executeTakeFirst()
    if (!bet) throw new SportError('unknown')
    if (bet.cashed_out === 1) return bet

    const value =
      bet.status === 'open'
        ? cashOutValue(services.sportsbook, bet.stake, await selectionsOf(transaction.db, [id]))
        : null
    if (value === null) throw new SportError('closed')
    if (value < seen) throw new SportError('value-changed', { value })
    await transaction.pay('cash-out', value, bet)
    await transaction.db
      .updateTable('bets')
      .set({ status: 'won', win: value, settled_at: services.clock.now() })
      .where('id', '=', id)
      .execute()
    await transaction.db.updateTable('slip_bets').set({ cashed_out: 1 }).where('bet_id', '=', id).execute()
    return own.executeTakeFirstOrThrow()
  })
}
