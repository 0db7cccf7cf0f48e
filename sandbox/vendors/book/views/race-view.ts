import { h, type VNode } from '../vdom.ts'
import type { Context } from './context.ts'
import { back } from './event-view.ts'
import { raceHead } from './meetings-view.ts'
import { failure, skeleton } from './parts.ts'
import { runnersView } from './runners-view.ts'

/** One race with its card. */
export function raceView(context: Context): VNode {
  const { event: loaded, route, events } = context.state
  const race = route.page === 'event' ? events.get(route.id) : undefined
  if (loaded.status === 'failed') return h('section', { class: 'event-page' }, back(context), failure(context))
  if (loaded.status === 'loading' || !race) return h('section', { class: 'event-page' }, back(context), skeleton(8))
  return h(
    'section',
    { class: 'event-page', 'data-event': race.id },
    back(context),
    h('section', { class: 'race-card' }, raceHead(context, race), runnersView(context, race)),
  )
}
