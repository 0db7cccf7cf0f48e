import type { GamesQuery } from '#api'

/** What games may be or have, as chips in this order. */
export const allFeatures = ['new', 'hot', 'jackpot', 'demo'] as const
/** The orders beside the usual one, which is the best match of a search, else the most popular. */
export const allSorts = ['popular', 'new', 'name'] as const satisfies GamesQuery['sort'][]

type Feature = (typeof allFeatures)[number]

/** What the player searches and chooses. */
export interface LobbyFilters {
  search: string
  category: string | undefined
  providers: string[]
  features: Feature[]
  sort: GamesQuery['sort']
}

/** What the API takes (GamesQuery). */
const longest = { search: 100, category: 60, provider: 1000 }

/** Reads the filters out of an address; what it says wrongly counts for nothing. */
export function readFilters(address: URLSearchParams): LobbyFilters {
  const text = (name: string) => address.get(name) ?? ''
  const known = (name: 'category' | 'provider') => (text(name).length > longest[name] ? '' : text(name))
  const list = (names: string) => names.split(',').filter(Boolean)
  return {
    search: tidy(text('search')),
    category: known('category') || undefined,
    providers: [...new Set(list(known('provider')))],
    features: allFeatures.filter((feature) => list(text('features')).includes(feature)),
    sort: allSorts.find((sort) => sort === address.get('sort')),
  }
}

/** The address with changed filters. Everything else that it says stays. */
export function withFilters(address: URLSearchParams, changes: Partial<LobbyFilters>): URLSearchParams {
  const { search, category, providers, features, sort } = { ...readFilters(address), ...changes }
  const next = new URLSearchParams(address)
  const values = { search: tidy(search), category, provider: providers.join(), features: features.join(), sort }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** No filter at all. */
export const noFilters: LobbyFilters = { search: '', category: undefined, providers: [], features: [], sort: undefined }

/** As the API takes it: without spaces around, not too long. */
export const tidy = (text: string) => text.trim().slice(0, longest.search)

/** A list with an entry more or less. */
export const toggled = <T>(list: readonly T[], entry: T): T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry]
