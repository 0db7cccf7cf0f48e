import { type BookEvent, isOver, type PricedMarket } from './event.ts'
import { iso } from './bets.ts'

/** Shows an event as README.md says. What is over has no markets. */
export function viewEvent(event: BookEvent, which: 'main' | 'all') {
  const { id, sport, league, name, startsAt, status, suspended } = event
  return {
    id,
    sport,
    league: { id: league.id, name: league.name, country: league.country },
    name,
    ...event.details(),
    startsAt: iso(startsAt),
    status,
    suspended,
    marketCount: isOver(event) ? 0 : event.marketCount,
    markets: event.markets(which).map(viewMarket),
  }
}

/** How likely an outcome is stays with the house. */
const viewMarket = (market: PricedMarket) => ({
  ...market,
  outcomes: market.outcomes.map(({ id, name, odds }) => ({ id, name, odds })),
})
