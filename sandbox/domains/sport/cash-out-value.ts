import { isOver } from './event.ts'
import { payoutOf } from './odds.ts'
import type { SelectionRow } from './rows.ts'
import type { Sportsbook } from './service.ts'

/** The share of the value that is paid out; the house keeps the rest. */
const share = 0.95
/** An outcome with a higher probability counts as won. */
const certain = 0.985

/**
 * What cashing out a bet pays now, in the minor unit: its possible payout divided by the current odds of everything
 * that is still open. Null if it cannot be calculated now, because something is lost, suspended or about to be settled.
 */
export function cashOutValue(
  book: Sportsbook,
  stake: number,
  selections: readonly Pick<SelectionRow, 'event_id' | 'market_id' | 'outcome_id' | 'odds' | 'status'>[],
): number | null {
  let divisor = 1
  for (const selection of selections) {
    if (selection.status === 'lost') return null
    if (selection.status !== 'open') continue
    const odds = oddsNow(book, selection)
    if (odds === null) return null
    divisor *= odds
  }
  const counted = selections.filter(({ status }) => status !== 'void').map(({ odds }) => odds)
  return Math.floor((payoutOf(stake, counted) / divisor) * share) || null
}

/** The current odds of an open selection: 1 if it is almost certain to win, null if there are none. */
function oddsNow(
  book: Sportsbook,
  { event_id, market_id, outcome_id }: Pick<SelectionRow, 'event_id' | 'market_id' | 'outcome_id'>,
): number | null {
  const event = book.event(event_id)
  if (!event || isOver(event) || event.suspended) return null
  const market = event.market(market_id)
  const outcome = market?.outcomes.find(({ id }) => id === outcome_id)
  if (!outcome || !market) return null
  if (outcome.probability > certain) return 1
  return market.suspended ? null : outcome.odds
}
