/** @jsxImportSource preact */
import type { SportEvent } from '../api-types.ts'
import { country, day, time, until } from '../format.ts'
import { eventTitle } from '../names.ts'
import { useBook } from './context.ts'
import { Icon } from './icons.tsx'
import { Empty, Failure, Skeleton } from './parts.tsx'
import { RunnersView } from './runners-view.tsx'

/** The next races, the card of the first of them, and all races by meeting. */
export function MeetingsView() {
  const { state, t } = useBook()
  const { list, events } = state
  const heading = <h1>{t('races')}</h1>
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
  const races = list.value
    .flatMap((id) => events.get(id) ?? [])
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  const coming = races.filter(({ status }) => status === 'prematch')
  const [next] = coming
  if (races.length === 0)
    return (
      <section class="list">
        {heading}
        <Empty text={t('noRaces')} />
      </section>
    )
  return (
    <section class="list">
      {heading}
      <div class="next-off">
        {coming.slice(0, 8).map((race) => (
          <Chip key={race.id} race={race} />
        ))}
      </div>
      {next && (
        <section class="race-card">
          <RaceHead race={next} />
          <RunnersView race={next} />
        </section>
      )}
      <h2 class="meetings-title">{t('meetings')}</h2>
      {byMeeting(races).map(([first, ...rest]) => (
        <section key={first.league.id} class="meeting">
          <h3>
            {first.league.name}
            <small>{country(state, first.league.country)}</small>
          </h3>
          <div class="race-times">
            {[first, ...rest].map((race) => (
              <TimeButton key={race.id} race={race} />
            ))}
          </div>
        </section>
      ))}
    </section>
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

function Chip({ race }: { race: SportEvent }) {
  const { state, store, t } = useBook()
  const left = until(state, race.startsAt)
  return (
    <button type="button" class="next" data-event={race.id} onClick={() => store.go({ page: 'event', id: race.id })}>
      <b>{time(state, race.startsAt)}</b>
      <span>{race.league.name}</span>
      <small>{left || t('off')}</small>
    </button>
  )
}

function TimeButton({ race }: { race: SportEvent }) {
  const { state, store, t } = useBook()
  const running = race.status === 'live'
  return (
    <button
      type="button"
      class="race-time"
      data-event={race.id}
      data-live={running ? 'true' : undefined}
      onClick={() => store.go({ page: 'event', id: race.id })}
    >
      <b>{time(state, race.startsAt)}</b>
      <small>{running ? t('off') : until(state, race.startsAt)}</small>
    </button>
  )
}

/** The head of a race card: name, country, day and time left. */
export function RaceHead({ race }: { race: SportEvent }) {
  const { state, t } = useBook()
  const { status, startsAt } = race
  const left =
    status === 'prematch' ? until(state, startsAt) || t('off') : t(status === 'live' ? 'off' : `status.${status}`)
  return (
    <header class="race-head" data-event={race.id}>
      <Icon name="horse-racing" />
      <div>
        <h2>
          <bdi>{eventTitle(state, race)}</bdi>
        </h2>
        <p>{`${country(state, race.league.country)} · ${day(state, startsAt)}`}</p>
      </div>
      <b class="race-left">{left}</b>
    </header>
  )
}
