import type { PageKey } from '#manifest'
import type { SportEvent } from '#api'

/** Where a match is in the sportsbook: the page, of those that are open, and its query. */
export function matchAddress({ id, path, live }: SportEvent, isOpen: (page: PageKey) => boolean) {
  const page = live && isOpen('LIVE_SPORT') ? 'LIVE_SPORT' : 'SPORT'
  return { page, query: { event: `${id}`, ...(path !== undefined && { route: path }) } } as const
}
