/** @jsxImportSource preact */
import { useBook } from './context.ts'
import { Back } from './event-view.tsx'
import { RaceHead } from './meetings-view.tsx'
import { Failure, Skeleton } from './parts.tsx'
import { RunnersView } from './runners-view.tsx'

/** One race with its card. */
export function RaceView() {
  const { event: loaded, route, events } = useBook().state
  const race = route.page === 'event' ? events.get(route.id) : undefined
  if (loaded.status === 'failed')
    return (
      <section class="event-page">
        <Back />
        <Failure />
      </section>
    )
  if (loaded.status === 'loading' || !race)
    return (
      <section class="event-page">
        <Back />
        <Skeleton rows={8} />
      </section>
    )
  return (
    <section class="event-page" data-event={race.id}>
      <Back />
      <section class="race-card">
        <RaceHead race={race} />
        <RunnersView race={race} />
      </section>
    </section>
  )
}
