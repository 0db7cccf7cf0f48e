import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStores } from '#engine/shell/stores.ts'
import { firstDayOf, periodIn, toAddress, type Period } from '../period.ts'

const lengths = [1, 3, 6]

/** A filter’s name in the address and its allowed values. */
interface Offered {
  name: string
  options: readonly { value: string }[]
}

/**
 * Reads a history’s period, filters and page from the address, and returns functions that change them. Another period
 * or filter resets the page; unknown filter values are ignored.
 */
export function useAddress(allowed: readonly Offered[]) {
  const [query, setQuery] = useSearchParams()
  const { http, manifest } = useStores()
  const [now] = useState(() => new Date(http.now()))
  const { historyMonths } = manifest.playerProtection
  const first = firstDayOf(now, historyMonths)
  const change = (changes: Record<string, string>) =>
    setQuery((before) => {
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries({ page: '', ...changes })) {
        if (value) after.set(name, value)
        else after.delete(name)
      }
      return after
    })
  return {
    now,
    /** The first day that can be chosen. */
    first,
    /** The lengths of longer periods that are offered, in months. */
    months: lengths.filter((months) => months < (historyMonths ?? 0)).concat(historyMonths ?? []),
    period: periodIn(query, now, first),
    page: Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1),
    filters: Object.fromEntries(
      allowed.map(({ name, options }) => [name, options.find(({ value }) => value === query.get(name))?.value ?? '']),
    ),
    choosePeriod: ({ from, to }: Period) => change({ from: toAddress(from), to: toAddress(to) }),
    chooseFilter: (name: string, value: string) => change({ [name]: value }),
    choosePage: (page: number) => change({ page: page === 1 ? '' : `${page}` }),
  }
}

export type Address = ReturnType<typeof useAddress>
