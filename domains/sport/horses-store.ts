import type { HorsesQuery, HorsesSession } from '#api'
import { horsesCalls } from '#schemas/calls/horses.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Opens horse-racing sessions, a new one on each call. */
export const horsesStore = ({ http }: Stores) => {
  const api = horsesCalls(http)
  return { open: (query: HorsesQuery): Resource<HorsesSession> => new Resource(() => api.open(query)) }
}
