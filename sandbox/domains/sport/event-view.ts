import { type BookEvent, isOver, type PricedMarket } from './event.ts'
import { iso } from '../../app/times.ts'

/** An event in the form that README.md describes. Events that are over have no markets. */
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

/** The probability of an outcome is not shown. */
const viewMarket = (market: PricedMarket) => ({
  ...market,
  outcomes: market.outcomes.map(({ id, name, odds }) => ({ id, name, odds })),
})
