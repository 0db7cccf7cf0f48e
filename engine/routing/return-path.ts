/** The state of a link to the sign-in page: where to go afterwards. */
export interface ReturnState {
  /** A path of this site. */
  returnTo: string
}

/** The path that a location’s state asks to return to, if it is one of this site (internal paths only). */
export function returnPath(state: unknown): string | undefined {
  const path = (state as Partial<ReturnState> | null)?.returnTo
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const { pathname, search, hash } = new URL(location.origin + path)
  // What begins with two slashes is another host’s address, however it was written.
  return pathname.startsWith('//') ? undefined : pathname + search + hash
}
