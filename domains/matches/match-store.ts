import type { SportEvent, SportEventsQuery } from '#api'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { sportEventsCalls, type SportEventsCalls } from '#schemas/calls/sport-events.ts'

/** Matches for the pages outside the sportsbook. */
class MatchStore {
  readonly #lists: ResourceMap<SportEventsQuery, SportEvent[]>

  constructor(api: SportEventsCalls) {
    this.#lists = new ResourceMap(async (query) => (await api.list(query)).rows.filter(isNamed))
  }

  list(query: SportEventsQuery): Resource<SportEvent[]> {
    return this.#lists.get(query)
  }
}

/** A platform may return races and outrights too, which have no sides. */
const isNamed = ({ home, away }: SportEvent) => home !== '' && away !== ''

export const matchStore = ({ http }: Stores) => new MatchStore(sportEventsCalls(http))
