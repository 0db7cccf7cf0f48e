/** A country as in the API (spec §3). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  id: string
  /** In English. */
  name: string
  /** ISO 3166-1, three digits. */
  numeric_code: string
  /** Digits without a plus, such as `216`. */
  phone_code: string
  /** ISO 4217. */
  currency: string
  currency_name: string
  currency_symbol: string
}

/** What else a country is called. */
export interface CountryNames {
  /** ISO 3166-1 alpha-2. */
  id: string
  alpha3: string
  /** Alternative, short and former names, in the languages of the product. */
  names?: string[]
}

let loading: Promise<readonly Country[]> | undefined
let loaded: readonly Country[] = []

/** Returns all countries, ordered by code. Loaded once; after a failure the next call retries. */
export function loadCountries(): Promise<readonly Country[]> {
  loading ??= import('./countries.json').then(
    ({ default: countries }) => (loaded = countries),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Returns the prefix of a country’s phone numbers: the brand’s in its own country and for no country, else that of the list; empty until the list is loaded. */
export function prefixOf(country: string, brand: { prefix: string; country: string }): string {
  if (country === '' || country === brand.country) return brand.prefix
  const code = loaded.find(({ id }) => id === country)?.phone_code
  return code === undefined ? '' : `+${code}`
}

/** Countries, and what else they are called. */
export type NamedList = readonly [readonly Country[], readonly CountryNames[]]

let loadingNames: Promise<NamedList> | undefined
let loadedNames: NamedList | undefined

/** What `loadCountryNames` has loaded. */
export const knownCountryNames = () => loadedNames

/** Returns all countries, and what else they are called. Loaded once; after a failure the next call retries. */
export function loadCountryNames(): Promise<NamedList> {
  loadingNames ??= Promise.all([
    loadCountries(),
    import('./country-names.json').then(({ default: names }) => names),
  ]).then(
    (list) => (loadedNames = list),
    (error: unknown) => {
      loadingNames = undefined
      throw error
    },
  )
  return loadingNames
}
