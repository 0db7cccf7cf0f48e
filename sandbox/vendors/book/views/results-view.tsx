/** @jsxImportSource preact */
import type { SportEvent } from '../api-types.ts'
import { dayAndTime, inDigits } from '../format.ts'
import { eventTitle } from '../names.ts'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'
import { Empty, Failure, Skeleton } from './parts.tsx'
import { Silks } from './silks.tsx'

/** The events that have ended, the latest first. */
export function ResultsView() {
  const { state, t } = useBook()
  const { results } = state
  const heading = <h1>{t('results')}</h1>
  if (results.status === 'loading')
    return (
      <section class="list">
        {heading}
        <Skeleton rows={8} />
      </section>
    )
  if (results.status === 'failed')
    return (
      <section class="list">
        {heading}
        <Failure />
      </section>
    )
  if (results.value.length === 0)
    return (
      <section class="list">
        {heading}
        <Empty text={t('noResults')} />
      </section>
    )
  return (
    <section class="list">
      {heading}
      <ul class="events results">
        {results.value.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

function Row({ event }: { event: SportEvent }) {
  const { state, store, t } = useBook()
  const { score, runners } = event
  const placed = runners?.filter(({ place }) => place && place <= 3).sort((one, other) => one.place! - other.place!)
  return (
    <li class="event">
      <button type="button" class="event-link" onClick={() => store.go({ page: 'event', id: event.id })}>
        <span class="when">
          <Icon name={event.sport} />
          <span>{dayAndTime(state, event.startsAt)}</span>
        </span>
        <span class="sides">
          <span class="name" title={eventTitle(state, event)}>
            <bdi>{eventTitle(state, event)}</bdi>
          </span>
          <small>{event.league.name}</small>
        </span>
      </button>
      {placed ? (
        <span class="placed">
          {placed.map((runner) => (
            <span key={runner.number}>
              <b>{runner.place}</b>
              <Silks runner={runner} />
              {runner.name}
            </span>
          ))}
        </span>
      ) : (
        <b class="final">
          {event.status === 'cancelled' ? (
            t('status.cancelled')
          ) : (
            <bdi>{inDigits(state, `${score?.[0] ?? 0} : ${score?.[1] ?? 0}`)}</bdi>
          )}
        </b>
      )}
    </li>
  )
}
