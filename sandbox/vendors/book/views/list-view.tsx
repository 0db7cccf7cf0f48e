/** @jsxImportSource preact */
import type { SportEvent } from '../api-types.ts'
import { country, day, inDigits, number, signed, time } from '../format.ts'
import { hasRoomForMarkets } from '../looks.ts'
import { clockName, marketName } from '../names.ts'
import type { BookState } from '../state.ts'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'
import { OddsGroup } from './odds-button.tsx'
import { Empty, Failure, Skeleton } from './parts.tsx'
import { StillRow } from './still-row.tsx'

/** The market that every event of a sport has first. */
const mainOf = (event: SportEvent) => (event.markets.some(({ kind }) => kind === 'result') ? 'result' : 'winner')

/** The events of a list by league. */
export function ListView() {
  const { state, store, t } = useBook()
  const { list, route, events } = state
  if (route.page !== 'list') return <div />
  const heading = <h1>{route.sport ? t(`sport.${route.sport}`) : t(route.live ? 'liveNow' : 'coming')}</h1>
  if (list.status === 'loading')
    return (
      <section class="list">
        {heading}
        <Skeleton rows={8} />
      </section>
    )
  if (list.status === 'failed')
    return (
      <section class="list">
        {heading}
        <Failure />
      </section>
    )

  const shown = list.value
    .flatMap((id) => events.get(id) ?? [])
    .filter(({ status }) => (route.live ? status === 'live' : status === 'live' || status === 'prematch'))
  const leaveLive = (
    <button
      type="button"
      class="quiet"
      onClick={() => store.go({ page: 'list', live: false, sport: null, league: null })}
    >
      {t('coming')}
    </button>
  )
  if (shown.length === 0)
    return (
      <section class="list">
        {heading}
        {route.live ? <Empty text={t('noLive')}>{leaveLive}</Empty> : <Empty text={t('noEvents')} />}
      </section>
    )
  return (
    <section class="list">
      {heading}
      {byLeague(shown).map((group) => (
        <LeagueView key={group[0]!.league.id} events={group} />
      ))}
    </section>
  )
}

/** Leagues in the order of their first event. */
function byLeague(events: readonly SportEvent[]): SportEvent[][] {
  const leagues = new Map<string, SportEvent[]>()
  for (const event of events) leagues.set(event.league.id, [...(leagues.get(event.league.id) ?? []), event])
  return [...leagues.values()]
}

function LeagueView({ events }: { events: readonly SportEvent[] }) {
  const { state, t } = useBook()
  const [{ league, sport }] = events as [SportEvent]
  const columns = columnsOf(state, events[0]!)
  return (
    <section class="league-block">
      <header class="league-head">
        <Icon name={sport} />
        <h2>
          <span>{league.name}</span>
          <small>{`${t(`sport.${sport}`)} · ${country(state, league.country)}`}</small>
        </h2>
        {hasRoomForMarkets(state.look, state.size) &&
          columns.map(({ kind, cells }) => (
            <span key={kind} class="column" data-cells={cells}>
              {marketName(state, kind)}
            </span>
          ))}
      </header>
      <ul class="events">
        {events.map((event) => (
          <StillRow key={event.id} event={event} shape={columns.map(({ kind }) => kind).join()}>
            {() => <EventRow event={event} columns={columns} />}
          </StillRow>
        ))}
      </ul>
    </section>
  )
}

interface Column {
  kind: string
  cells: number
}

/** Returns the markets that a list has room for. */
function columnsOf({ look, size }: BookState, event: SportEvent): Column[] {
  const main = mainOf(event)
  const first = { kind: main, cells: main === 'result' ? 3 : 2 }
  const more = event.sport === 'tennis' || event.sport === 'volleyball' ? 'set-total' : 'total'
  return hasRoomForMarkets(look, size) ? [first, { kind: more, cells: 2 }] : [first]
}

function EventRow({ event, columns }: { event: SportEvent; columns: readonly Column[] }) {
  const { state, store, t } = useBook()
  const isLive = event.status === 'live'
  const more = event.marketCount - columns.length
  return (
    <li class="event" data-event={event.id} data-live={isLive ? 'true' : undefined}>
      <button type="button" class="event-link" onClick={() => store.go({ page: 'event', id: event.id })}>
        <Moment event={event} />
        <span class="sides">
          <Side event={event} which="home" />
          <Side event={event} which="away" />
        </span>
      </button>
      <div class="groups">
        {columns.map(({ kind, cells }) => (
          <OddsGroup key={kind} event={event} kind={kind} cells={cells} />
        ))}
      </div>
      <button type="button" class="more" onClick={() => store.go({ page: 'event', id: event.id })}>
        <span class="spoken">{t('moreMarkets', { count: number(state, event.marketCount) })}</span>
        {more > 0 ? <bdi aria-hidden="true">{signed(state, more)}</bdi> : <Icon name="forward" />}
      </button>
    </li>
  )
}

function Moment({ event }: { event: SportEvent }) {
  const { state } = useBook()
  if (event.status !== 'live')
    return (
      <span class="when">
        <span>{day(state, event.startsAt)}</span>
        <b>{time(state, event.startsAt)}</b>
      </span>
    )
  return (
    <span class="when live">
      <Icon name="live" />
      <b>{clockName(state, event)}</b>
    </span>
  )
}

function Side({ event, which }: { event: SportEvent; which: 'home' | 'away' }) {
  const { state } = useBook()
  const index = which === 'home' ? 0 : 1
  const period = event.periods?.slice(-1)[0]
  return (
    <span class="side-line">
      <span class="name" title={event[which]}>
        <bdi>{event[which]}</bdi>
      </span>
      {event.serving === which && <i class="serve" />}
      {event.score && event.periods && event.periods.length > 1 && period && (
        <span class="points">{inDigits(state, String(period[index]))}</span>
      )}
      {event.score && <b class="score">{inDigits(state, String(event.score[index]))}</b>}
    </span>
  )
}
