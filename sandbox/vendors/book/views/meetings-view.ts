import type { SportEvent } from '../api-types.ts'
import { country, day, time, until } from '../format.ts'
import { eventTitle } from '../names.ts'
import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { icon } from './icons.ts'
import { failure, nothing, skeleton } from './parts.ts'
import { runnersView } from './runners-view.ts'

/** Races by meeting: the next ones first, with the card of the very next below them. */
export function meetingsView(context: Context): VNode {
  const { state, t } = context
  const { list, events } = state
  const heading = h('h1', {}, t('races'))
  if (list.status === 'loading') return h('section', { class: 'list' }, heading, skeleton(8))
  if (list.status === 'failed') return h('section', { class: 'list' }, heading, failure(context))
  const races = list.value
    .flatMap((id) => events.get(id) ?? [])
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  const coming = races.filter(({ status }) => status === 'prematch')
  const [next] = coming
  if (races.length === 0) return h('section', { class: 'list' }, heading, nothing(t('noRaces')))
  return h(
    'section',
    { class: 'list' },
    heading,
    h(
      'div',
      { class: 'next-off' },
      coming.slice(0, 8).map((race) => chip(context, race)),
    ),
    next && h('section', { class: 'race-card' }, raceHead(context, next), runnersView(context, next)),
    h('h2', { class: 'meetings-title' }, t('meetings')),
    byMeeting(races).map(([first, ...rest]) =>
      h(
        'section',
        { key: first.league.id, class: 'meeting' },
        h('h3', {}, first.league.name, h('small', {}, country(state, first.league.country))),
        h(
          'div',
          { class: 'race-times' },
          [first, ...rest].map((race) => timeButton(context, race)),
        ),
      ),
    ),
  )
}

type Meeting = [SportEvent, ...SportEvent[]]

function byMeeting(races: readonly SportEvent[]): Meeting[] {
  const meetings = new Map<string, Meeting>()
  for (const race of races) {
    const meeting = meetings.get(race.league.id)
    if (meeting) meeting.push(race)
    else meetings.set(race.league.id, [race])
  }
  return [...meetings.values()]
}

function chip({ state, store, t }: Context, race: SportEvent): VNode {
  const left = until(state, race.startsAt)
  return h(
    'button',
    {
      key: race.id,
      type: 'button',
      class: 'next',
      'data-event': race.id,
      onclick: () => store.go({ page: 'event', id: race.id }),
    },
    h('b', {}, time(state, race.startsAt)),
    h('span', {}, race.league.name),
    h('small', {}, left || t('off')),
  )
}

function timeButton({ state, store, t }: Context, race: SportEvent): VNode {
  const running = race.status === 'live'
  return h(
    'button',
    {
      key: race.id,
      type: 'button',
      class: 'race-time',
      'data-event': race.id,
      'data-live': running ? 'true' : undefined,
      onclick: () => store.go({ page: 'event', id: race.id }),
    },
    h('b', {}, time(state, race.startsAt)),
    h('small', {}, running ? t('off') : until(state, race.startsAt)),
  )
}

/** The head of a race’s card: where, when, how far off. */
export function raceHead({ state, t }: Context, race: SportEvent): VNode {
  const { status, startsAt } = race
  const left =
    status === 'prematch' ? until(state, startsAt) || t('off') : t(status === 'live' ? 'off' : `status.${status}`)
  return h(
    'header',
    { class: 'race-head', 'data-event': race.id },
    icon('horse-racing'),
    h(
      'div',
      {},
      h('h2', {}, h('bdi', {}, eventTitle(state, race))),
      h('p', {}, `${country(state, race.league.country)} · ${day(state, startsAt)}`),
    ),
    h('b', { class: 'race-left' }, left),
  )
}
