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

let loading: Promise<readonly Country[]> | undefined

/** Returns all countries, ordered by code. Loaded once; after a failure the next call retries. */
export function loadCountries(): Promise<readonly Country[]> {
  loading ??= import('./countries.json').then(
    ({ default: countries }) => countries,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
