import type { Manifest } from '#manifest'
import type { Controls } from './controls.ts'
import type { HostUse } from './hosts.ts'
import type { SandboxControl } from './site.ts'
import type { Visit, VisitOptions } from './visit.ts'

/** What a check came to. `by-hand`: it needs the vendor’s account, and its reason says how to do it. */
export type Outcome = 'passed' | 'failed' | 'skipped' | 'by-hand'

/** What a check learned beside passing. */
export interface Findings {
  hosts?: HostUse[]
  notes?: string[]
}

/** The credentials of a player. */
export interface Player {
  login: string
  password: string
}

/** What a check works with. */
export interface CheckContext {
  manifest: Manifest
  /** The site’s origin. */
  origin: string
  /** What stands in for vendors: their origins, and those of their stand-ins. */
  vendors: Record<string, string>
  /** Where the vendor’s page is clicked. */
  controls: Controls
  /** The sandbox, unless a running site is certified. */
  sandbox: SandboxControl | undefined
  /** The player to sign in as, if there is one. */
  player: Player | undefined
  /** An id of an event, and `{provider}/{game}` of a game, if the caller named them. */
  event?: string | undefined
  game?: string | undefined
  /** How long a vendor may take to be ready. */
  timeoutMs: number
  /** Opens a page in a browser context of its own, which ends with the check. */
  visit(options?: VisitOptions): Promise<Visit>
}

/** One check of an integration. It passes unless `run` throws. */
export interface Check {
  id: string
  title: string
  run(context: CheckContext): Promise<Findings | void>
}

/** What the manifest names of a vendor, with its checks. */
export interface Integration {
  /** Such as `sport` or `chat-tawk`. */
  id: string
  /** Such as `sportsbook altenar`. */
  name: string
  /** The setting that names it. */
  setting: string
  checks: readonly Check[]
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

/** A check that only a person with the vendor’s account can make. */
export const byHand = (id: string, title: string, how: string): Check => ({
  id,
  title,
  run: () => Promise.reject(new NotTried('by-hand', how)),
})

/** Returns the player, or skips the check. */
export function playerOf({ player }: CheckContext): Player {
  if (!player) throw new NotTried('skipped', 'it needs a player: --login and --password')
  return player
}
