import type { Database } from '../../app/db/database.ts'
import { GameError, type Refusal } from '../games/play/game-error.ts'
import { type BetTransaction, inBetTransaction } from '../games/play/bet-transaction.ts'
import type { StakeRefusal } from '../protection/checks.ts'
import { checkBet, type CheckedBet } from './checks.ts'
import { combined } from './odds.ts'
import { type BookServices, type SportBetRow, sportBets } from './rows.ts'
import type { SportSession } from './sessions.ts'
import type { SlipOrder } from './slip.ts'
import { SportError } from './sport-error.ts'

/**
 * Places all bets of a slip in one transaction, or none. A repeated call returns the same bets. Throws the errors that
 * README.md lists.
 */
export function placeSlip(services: BookServices, session: SportSession, slip: SlipOrder): Promise<SportBetRow[]> {
  const content = JSON.stringify(slip)
  return inBetTransaction(services, { user_id: session.userId, session_hash: null }, async (transaction) => {
    const earlier = await transaction.db
      .selectFrom('slips')
      .where('user_id', '=', session.userId)
      .where('key', '=', slip.id)
      .selectAll()
      .executeTakeFirst()
    if (earlier) {
      if (earlier.content !== content) throw new SportError('conflict')
      return betsOfSlip(transaction.db, earlier.id)
    }

    const checked = slip.bets.map((bet) => checkBet(services.sportsbook, session, bet, slip.acceptOdds))
    const { id } = await transaction.db
      .insertInto('slips')
      .values({
        user_id: session.userId,
        key: slip.id,
        provider: session.provider,
        content,
        placed_at: services.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const bet of checked) await placeBet(services, transaction, session, id, bet)
    return betsOfSlip(transaction.db, id)
  }).catch((error: unknown) => {
    throw error instanceof GameError && isStakeRefusal(error.refusal) ? new SportError(error.refusal) : error
  })
}

const isStakeRefusal = (refusal: Refusal): refusal is 'funds' | StakeRefusal =>
  ['funds', 'loss-limit', 'wager-limit', 'limit-required', 'break'].includes(refusal)

const betsOfSlip = (db: Database, id: number) => sportBets(db).where('slips.id', '=', id).orderBy('bets.id').execute()

async function placeBet(
  { clock }: BookServices,
  transaction: BetTransaction,
  { userId, currency }: SportSession,
  slipId: number,
  { stake, selections }: CheckedBet,
): Promise<void> {
  const paid = await transaction.take(stake)
  const { id } = await transaction.db
    .insertInto('bets')
    .values({
      user_id: userId,
      kind: 'sport',
      event: selections.map(({ event, label }) => `${event.name}: ${label}`).join(' + '),
      odds: combined(selections.map(({ odds }) => odds)),
      spots: '{}',
      ...paid,
      win: 0,
      currency,
      status: 'open',
      placed_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction.db.insertInto('slip_bets').values({ bet_id: id, slip_id: slipId }).execute()
  const rows = selections.map(({ event, market, outcome, odds, label }) => ({
    bet_id: id,
    event_id: event.id,
    market_id: market,
    outcome_id: outcome,
    odds,
    name: event.name,
    league: event.league.name,
    sport: event.sport,
    starts_at: event.startsAt,
    label,
  }))
  await transaction.db.insertInto('selections').values(rows).execute()
}
