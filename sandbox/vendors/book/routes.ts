/** A page of the sportsbook. */
export type Route =
  | { page: 'list'; live: boolean; sport: string | null; league: string | null }
  | { page: 'event'; id: string }
  | { page: 'bets' }
  | { page: 'results' }

/** Reads a path such as `/`, `/live`, `/sport/football`, `/live/sport/football/league/1`, `/event/12`, `/bets`; an unknown path leads to the first page. */
export function routeOf(path: string): Route {
  const [clean = ''] = path.split(/[?#]/)
  const event = /^\/event\/([\w-]+)$/.exec(clean)
  if (event) return { page: 'event', id: event[1]! }
  if (clean === '/bets') return { page: 'bets' }
  if (clean === '/results') return { page: 'results' }
  const list = /^(\/live)?(?:\/sport\/([\w-]+)(?:\/league\/([\w-]+))?)?\/?$/.exec(clean)
  return { page: 'list', live: Boolean(list?.[1]), sport: list?.[2] ?? null, league: list?.[3] ?? null }
}

/** Returns the path of a route. */
export function pathOf(route: Route): string {
  if (route.page === 'event') return `/event/${route.id}`
  if (route.page !== 'list') return `/${route.page}`
  const { live, sport, league } = route
  return `${live ? '/live' : ''}${sport ? `/sport/${sport}` : ''}${sport && league ? `/league/${league}` : ''}` || '/'
}
