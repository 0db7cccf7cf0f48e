import type { SportEvent } from '../api-types.ts'
import { country, day, time } from '../format.ts'
import { isRoomy } from '../looks.ts'
import { clockName, marketName } from '../names.ts'
import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { icon } from './icons.ts'
import { oddsGroup } from './odds-button.ts'
import { failure, nothing, skeleton } from './parts.ts'

/** The market that every event of a sport has first. */
const mainOf = (event: SportEvent) => (event.markets.some(({ kind }) => kind === 'result') ? 'result' : 'winner')

/** The events of a place, by league. */
export function listView(context: Context): VNode {
  const { state, store, t } = context
  const { list, route, events } = state
  if (route.page !== 'list') return h('div')
  const heading = h('h1', {}, route.sport ? t(`sport.${route.sport}`) : t(route.live ? 'liveNow' : 'coming'))
  if (list.status === 'loading') return h('section', { class: 'list' }, heading, skeleton(8))
  if (list.status === 'failed') return h('section', { class: 'list' }, heading, failure(context))

  const shown = list.value
    .flatMap((id) => events.get(id) ?? [])
    .filter(({ status }) => (route.live ? status === 'live' : status === 'live' || status === 'prematch'))
  const leaveLive = h(
    'button',
    {
      type: 'button',
      class: 'quiet',
      onclick: () => store.go({ page: 'list', live: false, sport: null, league: null }),
    },
    t('coming'),
  )
  if (shown.length === 0)
    return h(
      'section',
      { class: 'list' },
      heading,
      route.live ? nothing(t('noLive'), leaveLive) : nothing(t('noEvents')),
    )
  return h(
    'section',
    { class: 'list' },
    heading,
    byLeague(shown).map((group) => leagueView(context, group)),
  )
}

/** Leagues in the order of their first event. */
function byLeague(events: readonly SportEvent[]): SportEvent[][] {
  const leagues = new Map<string, SportEvent[]>()
  for (const event of events) leagues.set(event.league.id, [...(leagues.get(event.league.id) ?? []), event])
  return [...leagues.values()]
}

function leagueView(context: Context, events: readonly SportEvent[]): VNode {
  const { state, t } = context
  const [{ league, sport }] = events as [SportEvent]
  const columns = columnsOf(context, events[0]!)
  return h(
    'section',
    { key: league.id, class: 'league-block' },
    h(
      'header',
      { class: 'league-head' },
      icon(sport),
      h(
        'h2',
        {},
        h('span', {}, league.name),
        h('small', {}, `${t(`sport.${sport}`)} · ${country(state, league.country)}`),
      ),
      isRoomy(state.look, state.size) &&
        columns.map(({ kind, cells }) =>
          h('span', { key: kind, class: 'column', 'data-cells': cells }, marketName(state, kind)),
        ),
    ),
    h(
      'ul',
      { class: 'events' },
      events.map((event) => eventRow(context, event, columns)),
    ),
  )
}

interface Column {
  kind: string
  cells: number
}

/** Which markets a list has room for. */
function columnsOf({ state }: Context, event: SportEvent): Column[] {
  const main = mainOf(event)
  const first = { kind: main, cells: main === 'result' ? 3 : 2 }
  const more = event.sport === 'tennis' || event.sport === 'volleyball' ? 'set-total' : 'total'
  return isRoomy(state.look, state.size) ? [first, { kind: more, cells: 2 }] : [first]
}

function eventRow(context: Context, event: SportEvent, columns: readonly Column[]): VNode {
  const { store, t } = context
  const isLive = event.status === 'live'
  const more = event.marketCount - columns.length
  return h(
    'li',
    { key: event.id, class: 'event', 'data-event': event.id, 'data-live': isLive ? 'true' : undefined },
    h(
      'button',
      { type: 'button', class: 'event-link', onclick: () => store.go({ page: 'event', id: event.id }) },
      moment(context, event),
      h('span', { class: 'sides' }, side(event, 'home'), side(event, 'away')),
    ),
    h(
      'div',
      { class: 'groups' },
      columns.map(({ kind, cells }) => oddsGroup(context, event, kind, cells)),
    ),
    h(
      'button',
      { type: 'button', class: 'more', onclick: () => store.go({ page: 'event', id: event.id }) },
      h('span', { class: 'spoken' }, t('moreMarkets', { count: event.marketCount })),
      more > 0 ? h('bdi', { 'aria-hidden': 'true' }, `+${more}`) : icon('forward'),
    ),
  )
}

function moment({ state }: Context, event: SportEvent): VNode {
  if (event.status !== 'live')
    return h(
      'span',
      { class: 'when' },
      h('span', {}, day(state, event.startsAt)),
      h('b', {}, time(state, event.startsAt)),
    )
  return h('span', { class: 'when live' }, icon('live'), h('b', {}, clockName(state, event)))
}

function side(event: SportEvent, which: 'home' | 'away'): VNode {
  const index = which === 'home' ? 0 : 1
  const period = event.periods?.slice(-1)[0]
  return h(
    'span',
    { class: 'side-line' },
    h('span', { class: 'name' }, h('bdi', {}, event[which])),
    event.serving === which && h('i', { class: 'serve' }),
    event.score && event.periods && event.periods.length > 1 && period && h('span', { class: 'points' }, period[index]),
    event.score && h('b', { class: 'score' }, event.score[index]),
  )
}
