import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readFilters, withFilters, type LobbyFilters } from './lobby-filters.ts'

/** The filters in the address and functions that change them; adds a history entry unless `replace` is set. */
export function useFilters() {
  const [address, setAddress] = useSearchParams()
  const filters = useMemo(() => readFilters(address), [address])
  const change = (changes: Partial<LobbyFilters>, options?: { replace: boolean }) =>
    setAddress(withFilters(address, changes), options)
  /** The query string of the address with changed filters, for links. */
  const link = (changes: Partial<LobbyFilters>) => `?${withFilters(address, changes)}`
  return { filters, change, link }
}
