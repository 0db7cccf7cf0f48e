/** The parameter of the page’s address in which the vendor’s script keeps its path. */
const pathParameter = 'bt-path'

/** Returns the path of what `onRouteChange` passed, or undefined if it passed none. */
export function pathOf(route: unknown): string | undefined {
  const { path, url, pathname } = (typeof route === 'object' && route !== null ? route : {}) as Record<string, unknown>
  return [route, path, url, pathname].find(isPath)
}

/** Returns the path that the vendor’s script keeps in the page’s address. */
export const pathInAddress = (): string | undefined =>
  [new URLSearchParams(window.location.search).get(pathParameter)].find(isPath)

const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/')

/** Returns the number of selections of what `onBetSlipStateChange` passed, or undefined if it cannot be read. */
export function countOf(state: unknown): number | undefined {
  const { count, selections, bets } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >
  const counts = [state, count, lengthOf(state), lengthOf(selections), lengthOf(bets)]
  return counts.find((each): each is number => Number.isSafeInteger(each) && Number(each) >= 0)
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined)
