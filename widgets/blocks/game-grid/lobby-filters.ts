import type { GamesQuery } from '#api'

/** Features to filter by, in the order of their chips. */
export const allFeatures = ['new', 'hot', 'jackpot', 'demo'] as const
/** The orders besides the default, which is best match for a search, most popular otherwise. */
export const allSorts = ['popular', 'new', 'name'] as const satisfies GamesQuery['sort'][]

type Feature = (typeof allFeatures)[number]

/** The player’s search text and filters. */
export interface LobbyFilters {
  search: string
  category: string | undefined
  providers: string[]
  features: Feature[]
  sort: GamesQuery['sort']
}

/** Length limits of the API (GamesQuery). */
const maxLengths = { search: 100, category: 60, provider: 1000 }

/** Reads the filters from a query string; invalid values are ignored. */
export function readFilters(address: URLSearchParams): LobbyFilters {
  const text = (name: string) => address.get(name) ?? ''
  const known = (name: 'category' | 'provider') => (text(name).length > maxLengths[name] ? '' : text(name))
  const list = (names: string) => names.split(',').filter(Boolean)
  return {
    search: normalizeSearch(text('search')),
    category: known('category') || undefined,
    providers: [...new Set(list(known('provider')))],
    features: allFeatures.filter((feature) => list(text('features')).includes(feature)),
    sort: allSorts.find((sort) => sort === address.get('sort')),
  }
}

/** The query string with changed filters; other parameters are kept. */
export function withFilters(address: URLSearchParams, changes: Partial<LobbyFilters>): URLSearchParams {
  const { search, category, providers, features, sort } = { ...readFilters(address), ...changes }
  const next = new URLSearchParams(address)
  const values = {
    search: normalizeSearch(search),
    category,
    provider: providers.join(),
    features: features.join(),
    sort,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** No filters. */
export const noFilters: LobbyFilters = { search: '', category: undefined, providers: [], features: [], sort: undefined }

/** Search text as the API accepts it: trimmed and cut to the maximum length. */
export const normalizeSearch = (text: string) => text.trim().slice(0, maxLengths.search)

/** The list without the entry if it contains it, otherwise with it. */
export const toggled = <T>(list: readonly T[], entry: T): T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry]
