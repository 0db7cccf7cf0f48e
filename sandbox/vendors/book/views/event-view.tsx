/** @jsxImportSource preact */
import type { Market, SportEvent } from '../api-types.ts'
import { country, dayAndTime, inDigits, until } from '../format.ts'
import { clockName, marketName, outcomeName } from '../names.ts'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'
import { OddsButton } from './odds-button.tsx'
import { Failure, Skeleton } from './parts.tsx'

/** An event with all its markets. */
export function EventView() {
  const { state } = useBook()
  const { event: loaded, route, events } = state
  const event = route.page === 'event' ? events.get(route.id) : undefined
  if (loaded.status === 'failed')
    return (
      <section class="event-page">
        <Back />
        <Failure />
      </section>
    )
  if (loaded.status === 'loading' || !event)
    return (
      <section class="event-page">
        <Back />
        <div class="board blank" />
        <Skeleton rows={6} />
      </section>
    )
  return (
    <section class="event-page" data-event={event.id}>
      <Back event={event} />
      <Board event={event} />
      <div class="markets">
        {byKind(event).map((markets) => (
          <MarketCard key={markets[0]!.kind} event={event} markets={markets} />
        ))}
      </div>
    </section>
  )
}

/** The button that leads back to the list of the event. */
export function Back({ event }: { event?: SportEvent }) {
  const { state, store, t } = useBook()
  const isRaces = state.look === 'horses'
  const to = {
    page: 'list',
    live: event?.status === 'live' && !isRaces,
    sport: isRaces ? null : (event?.sport ?? null),
    league: null,
  } as const
  const name = isRaces ? t('races') : event ? t(`sport.${event.sport}`) : t('sports')
  return (
    <button type="button" class="back" onClick={() => store.go(to)}>
      <Icon name="back" />
      {name}
    </button>
  )
}

function Board({ event }: { event: SportEvent }) {
  const { state, t } = useBook()
  const { score, status, league } = event
  const middle = score ? (
    <b class="result">
      <bdi>{inDigits(state, `${score[0]} : ${score[1]}`)}</bdi>
    </b>
  ) : (
    <b class="result to-come">{until(state, event.startsAt) || '–'}</b>
  )
  const when =
    status === 'live'
      ? clockName(state, event)
      : status === 'prematch'
        ? dayAndTime(state, event.startsAt)
        : t(`status.${status}`)
  return (
    <header class={`board board-${event.sport}`}>
      <p class="board-league">
        <Icon name={event.sport} />
        <span>
          <bdi>{league.name}</bdi>
          {` · ${country(state, league.country)}`}
        </span>
      </p>
      <h1 class="board-sides">
        <span title={event.home}>
          <bdi>{event.home}</bdi>
        </span>
        {middle}
        <span title={event.away}>
          <bdi>{event.away}</bdi>
        </span>
      </h1>
      <p class={status === 'live' ? 'board-when live' : 'board-when'}>
        {status === 'live' && <Icon name="live" />}
        {when}
      </p>
      {event.periods && event.periods.length > 1 && (
        <p class="board-periods">
          {event.periods.map(([home, away], index) => (
            <bdi key={index}>{inDigits(state, `${home}–${away}`)}</bdi>
          ))}
        </p>
      )}
    </header>
  )
}

/** Markets of one kind share a card, their lines one below the other. */
function byKind({ markets }: SportEvent): Market[][] {
  const kinds = new Map<string, Market[]>()
  for (const market of markets) kinds.set(market.kind, [...(kinds.get(market.kind) ?? []), market])
  return [...kinds.values()].map((group) => group.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)))
}

function MarketCard({ event, markets }: { event: SportEvent; markets: readonly Market[] }) {
  const { state } = useBook()
  const [{ kind }] = markets as [Market]
  return (
    <details class="market" data-market={kind} open>
      <summary>
        <h2>{marketName(state, kind)}</h2>
        <Icon name="down" />
      </summary>
      {markets.map((market) => {
        const cells = market.outcomes.length > 3 ? 3 : market.outcomes.length
        const buttons = market.outcomes.map((outcome) => (
          <OddsButton
            key={outcome.id}
            event={event}
            market={market}
            outcome={outcome}
            label={outcomeName(state, { kind, line: market.line, outcome, home: event.home, away: event.away })}
          />
        ))
        return (
          <div key={market.id} class="outcomes" data-cells={cells}>
            {buttons}
          </div>
        )
      })}
    </details>
  )
}
