import type { Market, SportEvent } from '../api-types.ts'
import { country, dayAndTime, until } from '../format.ts'
import { clockName, marketName, outcomeName } from '../names.ts'
import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { icon } from './icons.ts'
import { oddsButton } from './odds-button.ts'
import { failure, skeleton } from './parts.ts'

/** An event with all its markets. */
export function eventView(context: Context): VNode {
  const { state } = context
  const { event: loaded, route, events } = state
  const event = route.page === 'event' ? events.get(route.id) : undefined
  if (loaded.status === 'failed') return h('section', { class: 'event-page' }, back(context), failure(context))
  if (loaded.status === 'loading' || !event)
    return h('section', { class: 'event-page' }, back(context), h('div', { class: 'board blank' }), skeleton(6))
  return h(
    'section',
    { class: 'event-page', 'data-event': event.id },
    back(context, event),
    board(context, event),
    h(
      'div',
      { class: 'markets' },
      byKind(event).map((group) => marketCard(context, event, group)),
    ),
  )
}

/** The way back to the list that the event is of. */
export function back({ state, store, t }: Context, event?: SportEvent): VNode {
  const isRaces = state.look === 'horses'
  const to = {
    page: 'list',
    live: event?.status === 'live' && !isRaces,
    sport: isRaces ? null : (event?.sport ?? null),
    league: null,
  } as const
  const name = isRaces ? t('races') : event ? t(`sport.${event.sport}`) : t('sports')
  return h('button', { type: 'button', class: 'back', onclick: () => store.go(to) }, icon('back'), name)
}

function board({ state, t }: Context, event: SportEvent): VNode {
  const { score, status, league } = event
  const middle = score
    ? h('b', { class: 'result' }, h('bdi', {}, `${score[0]} : ${score[1]}`))
    : h('b', { class: 'result to-come' }, until(state, event.startsAt) || '–')
  const when =
    status === 'live'
      ? clockName(state, event)
      : status === 'prematch'
        ? dayAndTime(state, event.startsAt)
        : t(`status.${status}`)
  return h(
    'header',
    { class: `board board-${event.sport}` },
    h(
      'p',
      { class: 'board-league' },
      icon(event.sport),
      h('span', {}, h('bdi', {}, league.name), ` · ${country(state, league.country)}`),
    ),
    h(
      'h1',
      { class: 'board-sides' },
      h('span', {}, h('bdi', {}, event.home)),
      middle,
      h('span', {}, h('bdi', {}, event.away)),
    ),
    h('p', { class: status === 'live' ? 'board-when live' : 'board-when' }, status === 'live' && icon('live'), when),
    event.periods &&
      event.periods.length > 1 &&
      h(
        'p',
        { class: 'board-periods' },
        event.periods.map(([home, away]) => h('bdi', {}, `${home}–${away}`)),
      ),
  )
}

/** Markets of one kind share a card, their lines one below the other. */
function byKind({ markets }: SportEvent): Market[][] {
  const kinds = new Map<string, Market[]>()
  for (const market of markets) kinds.set(market.kind, [...(kinds.get(market.kind) ?? []), market])
  return [...kinds.values()].map((group) => group.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)))
}

function marketCard(context: Context, event: SportEvent, markets: readonly Market[]): VNode {
  const { state } = context
  const [{ kind }] = markets as [Market]
  return h(
    'details',
    { key: kind, class: 'market', 'data-market': kind, open: true },
    h('summary', {}, h('h2', {}, marketName(state, kind)), icon('down')),
    markets.map((market) => {
      const cells = market.outcomes.length > 3 ? 3 : market.outcomes.length
      const buttons = market.outcomes.map((outcome) =>
        oddsButton(
          context,
          event,
          market,
          outcome,
          outcomeName(state, { kind, line: market.line, outcome, home: event.home, away: event.away }),
        ),
      )
      return h('div', { key: market.id, class: 'outcomes', 'data-cells': cells }, buttons)
    }),
  )
}
