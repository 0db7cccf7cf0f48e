import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { periodIn, toAddress, type Period } from './period.ts'

/** What the address asks a history for, and how to ask for something else: another period or filter begins at the first page. */
export function useAddress(filterNames: readonly string[]) {
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
    filters: Object.fromEntries(filterNames.map((name) => [name, query.get(name) ?? ''])),
    choosePeriod: ({ from, to }: Period) => change({ from: toAddress(from), to: toAddress(to) }),
    chooseFilter: (name: string, value: string) => change({ [name]: value }),
    choosePage: (page: number) => change({ page: page === 1 ? '' : `${page}` }),
  }
}

export type Address = ReturnType<typeof useAddress>
