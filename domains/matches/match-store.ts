import type { SportEvent, SportEventsQuery } from '#api'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { sportEventsCalls, type SportEventsCalls } from '#schemas/calls/sport-events.ts'

/** Matches for the pages outside the sportsbook. */
class MatchStore {
  readonly #lists: ResourceMap<SportEventsQuery, SportEvent[]>
  readonly #named: ResourceMap<SportEventsQuery, NamedMatch[] | undefined>

  constructor(api: SportEventsCalls) {
    this.#named = new ResourceMap(async (query) => (await api.listFromPage(query))?.rows.filter(hasSides))
    this.#lists = new ResourceMap(async (query) => {
      this.#named.get(query).ensure()
      return (await api.list(query)).rows.filter(hasSides)
    })
  }

  list(query: SportEventsQuery): Resource<SportEvent[]> {
    return this.#lists.get(query)
  }

  /**
   * Returns the list, or until it is read what the page’s file names of it. What the file has left out then follows at the end, so
   * that no match moves that is shown.
   */
  shown(query: SportEventsQuery): NamedMatch[] | undefined {
    const { status, value } = this.list(query)
    const named = this.#named.get(query).value
    if (!value) return status === 'loading' ? named : undefined
    if (!named) return value
    const places = new Map(named.map(({ id }, index) => [id, index]))
    const placeOf = ({ id }: NamedMatch) => places.get(id) ?? named.length
    return [...value].sort((a, b) => placeOf(a) - placeOf(b))
  }
}

/** What a page’s file holds of a match: no start, and no odds. */
type NamedMatch = NonNullable<Awaited<ReturnType<SportEventsCalls['listFromPage']>>>['rows'][number]

/** A platform may return races and outrights too, which have no sides. */
const hasSides = ({ home, away }: Pick<SportEvent, 'home' | 'away'>) => home !== '' && away !== ''

/** Returns the query of a row of matches. */
export const matchQuery = (
  row: { live: boolean; limit: number },
  { language }: Pick<Stores, 'language'>,
): SportEventsQuery => ({
  live: row.live,
  size: row.limit,
  lang: language.current,
})

export const matchStore = ({ http }: Pick<Stores, 'http'>) => new MatchStore(sportEventsCalls(http))
