/** The location state of a link to the sign-in page: where to go afterwards. */
export interface ReturnState {
  /** A path of this site. */
  returnTo: string
}

/** Returns the path to return to from a location’s state, if it is a path of this site. */
export function returnPath(state: unknown): string | undefined {
  const path = (state as Partial<ReturnState> | null)?.returnTo
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const { pathname, search, hash } = new URL(location.origin + path)
  // A path with two leading slashes is another host’s address, however it was encoded.
  return pathname.startsWith('//') ? undefined : pathname + search + hash
}
