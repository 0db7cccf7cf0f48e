import type { SportRoute } from './contract.ts'

const validEvent = /^[\w:.-]{1,64}$/
/** A path that cannot lead to another site. */
const validPath = /^\/(?![/\\])[^\s]{0,299}$/

/**
 * Returns the place an address asks for: `?event=…` for an event, `?bt-path=…` for a vendor’s path, which its script keeps
 * there itself, and `?route=…` for a path in old links. Invalid values are ignored.
 */
export function routeOf(search: string): SportRoute {
  const asked = new URLSearchParams(search)
  const path = asked.get(vendorPath) ?? asked.get('route')
  return cleanRoute({ eventId: asked.get('event') ?? undefined, path: path ?? undefined })
}

/** Returns the query with another event; a vendor’s path in the address is the vendor’s to write. */
export const withEvent = (search: string, { eventId }: SportRoute): string => withParameter(search, 'event', eventId)

/** Returns the query of an address that leads to a place, for a return to it. */
export const withPlace = (search: string, { path: at }: SportRoute): string =>
  at === undefined ? search : `?${withParameter(search, vendorPath, at)}`

/** The parameter in which Betby’s script keeps its path. */
const vendorPath = 'bt-path'

function withParameter(search: string, name: string, value: string | undefined): string {
  const query = new URLSearchParams(search)
  if (value === undefined) query.delete(name)
  else query.set(name, value)
  return `${query}`
}

export const sameRoute = (one: SportRoute, other: SportRoute) =>
  one.eventId === other.eventId && one.path === other.path

export const isStart = ({ eventId, path: at }: SportRoute) => eventId === undefined && at === undefined

/** Removes the parts of a place that are not valid in the address. */
export function cleanRoute({ eventId, path: at }: SportRoute): SportRoute {
  return {
    ...(eventId && validEvent.test(eventId) ? { eventId } : {}),
    ...(at && validPath.test(at) ? { path: at } : {}),
  }
}
