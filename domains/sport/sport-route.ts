import type { SportRoute } from './contract.ts'

const event = /^[\w:.-]{1,64}$/
/** A path that cannot lead to another site. */
const path = /^\/(?![/\\])[^\s]{0,299}$/

/** Returns the place an address asks for: `?event=…`, `?route=…`. Invalid values are ignored. */
export function routeOf(search: string): SportRoute {
  const asked = new URLSearchParams(search)
  return cleanRoute({ eventId: asked.get('event') ?? undefined, path: asked.get('route') ?? undefined })
}

/** Returns the query with another place in the sportsbook. */
export function withRoute(search: string, route: SportRoute): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of [
    ['event', route.eventId],
    ['route', route.path],
  ] as const) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  return `${query}`
}

export const sameRoute = (one: SportRoute, other: SportRoute) =>
  one.eventId === other.eventId && one.path === other.path

export const isStart = ({ eventId, path: at }: SportRoute) => eventId === undefined && at === undefined

/** Removes the parts of a place that are not valid in the address. */
export function cleanRoute({ eventId, path: at }: SportRoute): SportRoute {
  return { ...(eventId && event.test(eventId) ? { eventId } : {}), ...(at && path.test(at) ? { path: at } : {}) }
}
