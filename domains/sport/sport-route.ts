import type { SportRoute } from './contract.ts'

const event = /^[\w:.-]{1,64}$/
/** A path and nothing that could lead to another site. */
const path = /^\/(?![/\\])[^\s]{0,299}$/

/** Where an address leads inside the sportsbook: `?event=…`, `?route=…`. What is not of their form counts as absent. */
export function routeOf(search: string): SportRoute {
  const asked = new URLSearchParams(search)
  return cleanRoute({ eventId: asked.get('event') ?? undefined, path: asked.get('route') ?? undefined })
}

/** The same query with another place inside the sportsbook. */
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

/** A place without what is not of the form that the address keeps. */
export function cleanRoute({ eventId, path: at }: SportRoute): SportRoute {
  return { ...(eventId && event.test(eventId) ? { eventId } : {}), ...(at && path.test(at) ? { path: at } : {}) }
}
