import type { Clock } from '../../app/clock.ts'
import { Changes } from './changes.ts'
import type { BookEvent } from './event.ts'
import { leagues, sportIds } from './leagues.ts'
import { Matches } from './matches.ts'
import { Races } from './races/races.ts'

/** Which events to list. */
export interface EventFilter {
  /** `horse-racing` selects the races; all matches by default. */
  sport?: string
  league?: string
  live?: boolean
  /** Milliseconds since 1970. */
  from?: number
  to?: number
}

/**
 * The events on which bets can be placed, by the sandbox’s clock. They are derived from the timetable, the time and the
 * server’s secret; no state is stored, so that a restart or a moved clock does not change results. `clear` removes the
 * changes of tests.
 */
export class Sportsbook {
  readonly changes = new Changes()
  readonly #clock: Clock
  readonly #matches: Matches
  readonly #races: Races

  constructor(clock: Clock, secret: string) {
    this.#clock = clock
    this.#matches = new Matches(secret, this.changes)
    this.#races = new Races(secret, this.changes)
  }

  now(): number {
    return this.#clock.now()
  }

  /** The current state of an event, whatever its status; null if it does not exist. */
  event(id: string): BookEvent | null {
    return this.#races.find(id, this.now()) ?? this.#matches.find(id, this.now())
  }

  /** Events that are not over: live ones first, then by start. */
  list({ sport, league, live, from = 0, to = Infinity }: EventFilter): BookEvent[] {
    const all: BookEvent[] = sport === 'horse-racing' ? this.#races.open(this.now()) : this.#matches.open(this.now())
    const wanted = all.filter(
      (event) =>
        (!sport || event.sport === sport) &&
        (!league || event.league.id === league) &&
        (live === undefined || (event.status === 'live') === live) &&
        event.startsAt >= from &&
        event.startsAt < to,
    )
    return [...wanted.filter(({ status }) => status === 'live'), ...wanted.filter(({ status }) => status !== 'live')]
  }

  /** Events that ended recently, latest first. */
  results({ sport, league }: Pick<EventFilter, 'sport' | 'league'>): BookEvent[] {
    const all: BookEvent[] = sport === 'horse-racing' ? this.#races.over(this.now()) : this.#matches.over(this.now())
    return all.filter((event) => (!sport || event.sport === sport) && (!league || event.league.id === league)).reverse()
  }

  /** Sports and leagues with their numbers of events. */
  sports() {
    const open = this.#matches.open(this.now())
    const counts = (matches: typeof open) => {
      const live = matches.filter(({ status }) => status === 'live').length
      return { prematch: matches.length - live, live }
    }
    return sportIds.map((id) => {
      const own = open.filter(({ sport }) => sport === id)
      const shown = leagues.filter(({ sport }) => sport === id)
      const rows = shown.map((league) => ({
        id: league.id,
        name: league.name,
        country: league.country,
        ...counts(own.filter((match) => match.league.id === league.id)),
      }))
      return { id, ...counts(own), leagues: rows }
    })
  }

  /** Clears the changes of tests. */
  clear(): void {
    this.changes.clear()
  }
}
