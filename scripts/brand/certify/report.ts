import type { HostUse } from './hosts.ts'
import type { Outcome } from './verdict.ts'

/** The result of one check. */
export interface Result {
  check: string
  title: string
  outcome: Outcome
  milliseconds: number
  /** Why it was not tried, or how to do it by hand. */
  reason?: string
  expected?: string
  seen?: string
  remedy?: string
  hosts?: HostUse[]
  notes?: string[]
}

/** The checks of everything that a brand names. */
export interface Report {
  brand: string
  origin: string
  /** Whether stand-ins took the place of the vendors. */
  isSandbox: boolean
  milliseconds: number
  integrations: { integration: string; name: string; setting: string; results: Result[] }[]
}

/** Counts the results of a report by outcome. */
export function countsOf({ integrations }: Report): Record<Outcome, number> {
  const counts: Record<Outcome, number> = { passed: 0, failed: 0, skipped: 0, 'by-hand': 0 }
  for (const { outcome } of integrations.flatMap(({ results }) => results)) counts[outcome]++
  return counts
}
