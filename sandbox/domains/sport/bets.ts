import type { Database } from '../../app/db/database.ts'
import { iso } from '../../app/times.ts'
import { cashOutValue } from './cash-out-value.ts'
import { combined, payoutOf } from './odds.ts'
import { type SelectionRow, selectionsOf, type SportBetRow } from './rows.ts'
import type { Sportsbook } from './service.ts'

/** Bets in the form that README.md describes. */
export async function viewBets(db: Database, book: Sportsbook, bets: readonly SportBetRow[]) {
  const selections = await selectionsOf(
    db,
    bets.map(({ id }) => id),
  )
  return bets.map((bet) =>
    viewBet(
      book,
      bet,
      selections.filter(({ bet_id: id }) => id === bet.id),
    ),
  )
}

function viewBet(book: Sportsbook, bet: SportBetRow, selections: readonly SelectionRow[]) {
  const counted = selections.filter(({ status }) => status !== 'void').map(({ odds }) => odds)
  const cashOut = bet.status === 'open' ? cashOutValue(book, bet.stake, selections) : null
  return {
    id: String(bet.id),
    slip: bet.slip,
    stake: bet.stake,
    odds: combined(counted),
    possibleWin: payoutOf(bet.stake, counted),
    win: bet.status === 'cancelled' ? bet.stake : bet.win,
    status: bet.cashed_out === 1 ? ('cashed-out' as const) : bet.status,
    placedAt: iso(bet.placed_at),
    ...(bet.settled_at !== null && { settledAt: iso(bet.settled_at) }),
    selections: selections.map((each) => ({
      event: each.event_id,
      market: each.market_id,
      outcome: each.outcome_id,
      odds: each.odds,
      status: each.status,
      name: each.name,
      league: each.league,
      sport: each.sport,
      startsAt: iso(each.starts_at),
      label: each.label,
    })),
    ...(cashOut !== null && { cashOut }),
  }
}
