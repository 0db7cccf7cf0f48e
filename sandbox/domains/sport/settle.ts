import type { Database } from '../../app/db/database.ts'
import { inBetTransaction } from '../games/play/bet-transaction.ts'
import { type BookEvent, isOver } from './event.ts'
import { payoutOf } from './odds.ts'
import { type BookServices, selectionsOf } from './rows.ts'

/** Settles the bets on every event that is over; returns the number of settled bets. */
export async function settleSport(services: BookServices): Promise<number> {
  const waiting = await services.db
    .selectFrom('selections')
    .where('status', '=', 'open')
    .select('event_id')
    .distinct()
    .execute()
  let settled = 0
  for (const { event_id: id } of waiting) {
    const event = services.sportsbook.event(id)
    if (event && isOver(event)) settled += await settleEvent(services, event)
  }
  return settled
}

async function settleEvent(services: BookServices, event: BookEvent): Promise<number> {
  const open = services.db
    .selectFrom('selections')
    .where('event_id', '=', event.id)
    .where('selections.status', '=', 'open')
  const bets = await open
    .innerJoin('bets', 'bets.id', 'bet_id')
    .select(['bets.id', 'bets.user_id'])
    .distinct()
    .execute()
  let settled = 0
  for (const { id, user_id } of bets) {
    settled += await inBetTransaction(services, { user_id, session_hash: null }, async (transaction) => {
      await judgeSelections(transaction.db, event, id)
      const end = await endOf(transaction.db, id)
      if (!end) return 0
      const { status, pays } = end
      const change = { status, win: status === 'won' ? pays : 0, settled_at: services.clock.now() }
      const bet = await transaction.db
        .updateTable('bets')
        .set(change)
        .where('id', '=', id)
        .where('status', '=', 'open')
        .returningAll()
        .executeTakeFirst()
      if (bet && pays > 0) await transaction.pay(status === 'cancelled' ? 'bet-cancelled' : 'win', pays, bet)
      return bet ? 1 : 0
    })
  }
  return settled
}

async function judgeSelections(db: Database, event: BookEvent, betId: number): Promise<void> {
  const own = await db
    .selectFrom('selections')
    .where('bet_id', '=', betId)
    .where('event_id', '=', event.id)
    .where('status', '=', 'open')
    .selectAll()
    .execute()
  for (const { id, market_id: market, outcome_id: outcome } of own) {
    await db
      .updateTable('selections')
      .set({ status: event.judge(market, outcome) })
      .where('id', '=', id)
      .execute()
  }
}

/**
 * The result of a bet: one lost selection loses it, void selections count as odds of 1. Null while it may still win, or
 * if it has ended already.
 */
async function endOf(
  db: Database,
  betId: number,
): Promise<{ status: 'won' | 'lost' | 'cancelled'; pays: number } | null> {
  const bet = await db
    .selectFrom('bets')
    .where('id', '=', betId)
    .where('status', '=', 'open')
    .select('stake')
    .executeTakeFirst()
  if (!bet) return null
  const selections = await selectionsOf(db, [betId])
  if (selections.some(({ status }) => status === 'lost')) return { status: 'lost', pays: 0 }
  if (selections.some(({ status }) => status === 'open')) return null
  const won = selections.filter(({ status }) => status === 'won')
  return {
    status: won.length > 0 ? 'won' : 'cancelled',
    pays: payoutOf(
      bet.stake,
      won.map(({ odds }) => odds),
    ),
  }
}
