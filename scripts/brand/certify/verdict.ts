import type { HostUse } from './hosts.ts'

/** What a check came to. `by-hand`: it needs the vendor’s account, and its reason says how to do it. */
export type Outcome = 'passed' | 'failed' | 'skipped' | 'by-hand'

/** What a check learned beside passing. */
export interface Findings {
  hosts?: HostUse[]
  notes?: string[]
}

/** A check that failed: what was expected, what was seen instead, and what to change. */
export class Failure extends Error {
  readonly expected: string
  readonly seen: string
  readonly remedy: string | undefined
  readonly findings: Findings

  constructor(expected: string, seen: string, remedy?: string, findings: Findings = {}) {
    super(`expected ${expected}; seen ${seen}`)
    this.expected = expected
    this.seen = seen
    this.remedy = remedy
    this.findings = findings
  }
}

/** A check that was not tried, and why. */
export class NotTried extends Error {
  readonly outcome: 'skipped' | 'by-hand'

  constructor(outcome: 'skipped' | 'by-hand', reason: string) {
    super(reason)
    this.outcome = outcome
  }
}
