/** The state of a link to the sign-in page: where to go afterwards. */
export interface ReturnState {
  /** A path of this site. */
  returnTo: string
}

/** The path that a location’s state asks to return to, if it is one of this site (internal paths only). */
export function returnPath(state: unknown): string | undefined {
  const path = (state as Partial<ReturnState> | null)?.returnTo
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const address = new URL(path, location.origin)
  return address.origin === location.origin ? address.pathname + address.search + address.hash : undefined
}
