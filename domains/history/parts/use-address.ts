import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { periodIn, toAddress, type Period } from '../period.ts'

/** A filter’s name in the address, and the values that it has there. */
interface Offered {
  name: string
  options: readonly { value: string }[]
}

/**
 * What the address asks a history for, and how to ask for something else: another period or filter begins at the first page.
 * What no filter offers is not asked for.
 */
export function useAddress(offered: readonly Offered[]) {
  const [query, setQuery] = useSearchParams()
  const [now] = useState(() => new Date())
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
    period: periodIn(query, now),
    page: Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1),
    filters: Object.fromEntries(
      offered.map(({ name, options }) => [name, options.find(({ value }) => value === query.get(name))?.value ?? '']),
    ),
    choosePeriod: ({ from, to }: Period) => change({ from: toAddress(from), to: toAddress(to) }),
    chooseFilter: (name: string, value: string) => change({ [name]: value }),
    choosePage: (page: number) => change({ page: page === 1 ? '' : `${page}` }),
  }
}

export type Address = ReturnType<typeof useAddress>
