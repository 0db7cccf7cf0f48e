import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrating } from '#engine/ui/use-hydrating.ts'
import { readFilters, withFilters, type LobbyFilters } from './lobby-filters.ts'

/** A page’s HTML file is the same for all queries. */
const ofFile = new URLSearchParams()

/**
 * The filters in the address and functions that change them; adds a history entry unless `replace` is set. There are none while the
 * page’s HTML file is rendered or taken over.
 */
export function useFilters() {
  const [current, setAddress] = useSearchParams()
  const address = useHydrating() ? ofFile : current
  const filters = useMemo(() => readFilters(address), [address])
  const change = (changes: Partial<LobbyFilters>, options?: { replace: boolean }) =>
    setAddress(withFilters(address, changes), options)
  /** The query string of the address with changed filters, for links. */
  const link = (changes: Partial<LobbyFilters>) => `?${withFilters(address, changes)}`
  return { filters, change, link }
}
