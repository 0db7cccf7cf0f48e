import type { Manifest } from '#manifest'
import type { Controls } from './controls.ts'
import type { SandboxControl } from './site.ts'
import type { Credentials } from '../publish/site-access.ts'
import { NotTried, type Findings } from './verdict.ts'
import type { Visit, VisitOptions } from './visit.ts'

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
  player: Credentials | undefined
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

/** A check that only a person with the vendor’s account can make. */
export const byHand = (id: string, title: string, how: string): Check => ({
  id,
  title,
  run: () => Promise.reject(new NotTried('by-hand', how)),
})

/** Returns the player, or skips the check. */
export function playerOf({ player }: CheckContext): Credentials {
  if (!player) throw new NotTried('skipped', 'it needs a player: --login and --password')
  return player
}
