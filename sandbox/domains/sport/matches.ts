import { keyedChance } from '../../app/secure-chance.ts'
import type { Changes } from './changes.ts'
import { strengthOf } from './leagues.ts'
import { Match } from './match.ts'
import { findFixture, type Fixture, fixturesOf, offeredMs } from './schedule.ts'
import type { Course, Expectation } from './sports/course.ts'
import { sports } from './sports/sports.ts'
import { RandomWalks } from './walk.ts'

const dayMs = 24 * 60 * 60_000
/** Longer than any match lasts. */
const longestMs = 3 * 60 * 60_000
const keptMatches = 3000

interface Kept {
  changed: number
  course: Course
}

/** Every match: the timetable, the courses derived from the server’s secret, and the changes of tests. */
export class Matches {
  readonly #secret: string
  readonly #changes: Changes
  readonly #walks: RandomWalks
  readonly #courses = new Map<string, Kept>()
  readonly #days = new Map<number, Fixture[]>()
  readonly #latest = new Map<string, Match>()

  constructor(secret: string, changes: Changes) {
    this.#secret = secret
    this.#changes = changes
    this.#walks = new RandomWalks((id) => keyedChance(secret, `sport/walk/${id}`).below(2 ** 32))
  }

  /** A match at a moment; null if it does not exist or is not offered yet. */
  find(id: string, now: number): Match | null {
    const fixture = findFixture(id)
    return fixture && fixture.startsAt - offeredMs <= now + dayMs ? this.#at(fixture, now) : null
  }

  /** The matches that begin within a period, including those that were moved into it, by start. */
  between(from: number, to: number, now: number): Match[] {
    const days = Array.from(
      { length: Math.floor(to / dayMs) - Math.floor(from / dayMs) + 1 },
      (_, index) => Math.floor(from / dayMs) + index,
    )
    const fixtures = new Map(days.flatMap((day) => this.#day(day)).map((fixture) => [fixture.id, fixture]))
    for (const id of this.#changes.ids()) {
      const moved = findFixture(id)
      if (moved) fixtures.set(id, moved)
    }
    const starts = (fixture: Fixture) => fixture.startsAt + (this.#changes.of(fixture.id)?.shift ?? 0)
    const within = [...fixtures.values()].filter((fixture) => starts(fixture) >= from && starts(fixture) < to)
    return within.map((fixture) => this.#at(fixture, now)).sort((one, other) => one.startsAt - other.startsAt)
  }

  /** The matches that accept bets or may do so again: live ones, and those of the next days. */
  open(now: number): Match[] {
    return this.between(now - longestMs, now + offeredMs, now).filter(
      ({ status }) => status === 'live' || status === 'prematch',
    )
  }

  /** The matches that ended recently. */
  over(now: number): Match[] {
    return this.between(now - dayMs, now, now).filter(({ status }) => status === 'finished')
  }

  /** Returns the same object until anything about the match changes, so that its odds are calculated once. */
  #at(fixture: Fixture, now: number): Match {
    const { league, home, away } = fixture
    const expectation = sports[league.sport].expect(strengthOf(league, home), strengthOf(league, away))
    const change = this.#changes.of(fixture.id)
    const course = () => this.#course(fixture, expectation)
    const match = new Match({
      fixture,
      now,
      expectation,
      course,
      change,
      drift: (time) => this.#walks.at(fixture.id, time),
    })
    const before = this.#latest.get(fixture.id)
    if (before?.version === match.version) return before
    if (this.#latest.size >= keptMatches) this.#latest.clear()
    this.#latest.set(fixture.id, match)
    return match
  }

  #course({ id, league: { sport } }: Fixture, expectation: Expectation): Course {
    const { scores = [], endedAt, version = 0 } = this.#changes.of(id) ?? {}
    const known = this.#courses.get(id)
    if (known?.changed === version) return known.course

    const rules = sports[sport]
    let course = rules.play(expectation, keyedChance(this.#secret, `sport/${id}`))
    for (const [index, { at, score }] of scores.entries()) {
      const before = course.moments.filter((moment) => moment.at <= at)
      const rest = rules.play(expectation, keyedChance(this.#secret, `sport/${id}/${index}`), rules.standAt(score, at))
      course = { moments: [...before, ...rest.moments], length: rest.length }
    }
    if (endedAt !== undefined) course = { ...course, length: endedAt }
    if (this.#courses.size >= keptMatches) this.#courses.clear()
    this.#courses.set(id, { changed: version, course })
    return course
  }

  #day(day: number): Fixture[] {
    const known = this.#days.get(day)
    if (known) return known
    if (this.#days.size >= 20) this.#days.clear()
    const fixtures = fixturesOf(day)
    this.#days.set(day, fixtures)
    return fixtures
  }
}
