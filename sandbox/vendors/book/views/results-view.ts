import type { SportEvent } from '../api-types.ts'
import { dayAndTime } from '../format.ts'
import { eventTitle } from '../names.ts'
import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { icon } from './icons.ts'
import { failure, nothing, skeleton } from './parts.ts'
import { silks } from './silks.ts'

/** What has ended, the latest first. */
export function resultsView(context: Context): VNode {
  const { state, t } = context
  const { results } = state
  const heading = h('h1', {}, t('results'))
  if (results.status === 'loading') return h('section', { class: 'list' }, heading, skeleton(8))
  if (results.status === 'failed') return h('section', { class: 'list' }, heading, failure(context))
  if (results.value.length === 0) return h('section', { class: 'list' }, heading, nothing(t('noResults')))
  return h(
    'section',
    { class: 'list' },
    heading,
    h(
      'ul',
      { class: 'events results' },
      results.value.map((event) => row(context, event)),
    ),
  )
}

function row({ state, store, t }: Context, event: SportEvent): VNode {
  const { score, runners } = event
  const placed = runners?.filter(({ place }) => place && place <= 3).sort((one, other) => one.place! - other.place!)
  return h(
    'li',
    { key: event.id, class: 'event' },
    h(
      'button',
      { type: 'button', class: 'event-link', onclick: () => store.go({ page: 'event', id: event.id }) },
      h('span', { class: 'when' }, icon(event.sport), h('span', {}, dayAndTime(state, event.startsAt))),
      h(
        'span',
        { class: 'sides' },
        h('span', { class: 'name' }, h('bdi', {}, eventTitle(state, event))),
        h('small', {}, event.league.name),
      ),
    ),
    placed
      ? h(
          'span',
          { class: 'placed' },
          placed.map((runner) => h('span', {}, h('b', {}, runner.place), silks(runner), runner.name)),
        )
      : h(
          'b',
          { class: 'final' },
          event.status === 'cancelled'
            ? t('status.cancelled')
            : h('bdi', {}, `${score?.[0] ?? 0} : ${score?.[1] ?? 0}`),
        ),
  )
}
