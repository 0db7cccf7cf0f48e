import { isOver } from './event.ts'
import { payoutOf } from './odds.ts'
import type { SelectionRow } from './rows.ts'
import type { Sportsbook } from './service.ts'

/** What the house keeps of a bet that is left. */
const share = 0.95
/** Above it an outcome is as good as won. */
const certain = 0.985

/**
 * What leaving a bet pays now, of the minor unit: what it would pay, divided by the odds of now of all that is still open. Null
 * where that cannot be said at this moment: something is lost, suspended, or about to be settled.
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

/** The odds of now of what is still open: 1 where it is as good as won, null where there are none. */
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
