import type { User } from '#api'
import type { Manifest, PageKey } from '#manifest'
import type { Registry, Verdict } from '#engine/registry.ts'
import { pageVerdict } from '#engine/routing/access.ts'
import { verdict } from '#engine/shell/verdict.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { withFlags } from './access-flags.ts'
import { replacedCalls } from '#manifest-tools/layers/content-source.ts'
import { AbsentCalls } from '#engine/data/absent-calls.ts'
import { livesOn } from '#schemas/absences.ts'

/** A typical user of a brand. */
export interface Role {
  id: string
  name: string
  /** What distinguishes this role from a plain player; null if nobody is signed in. */
  user: Partial<User> | null
}

/** Together they cover everything that guards read from a player. */
export const roles: Role[] = [
  { id: 'visitor', name: 'visitor', user: null },
  { id: 'player', name: 'player', user: {} },
  { id: 'may-pay', name: 'can pay', user: { isPaymentSystemUser: true } },
  { id: 'deposited', name: 'has deposited', user: { isPaymentSystemUser: true, isHaveFirstDeposit: true } },
  { id: 'verified', name: 'verified', user: { isVerificated: true } },
  { id: 'wheel', name: 'wheel open', user: { currency: 'TND', fortuneWheel: { status: 'ALLOWED', stopAt: null } } },
]

/** `sign-in`: closed, but signing in opens it. */
type Access = 'open' | 'sign-in' | 'closed'

/** Who can open one page or overlay. */
export interface Row {
  name: string
  /** By role id. */
  access: Record<string, Access>
  /** Access with the session flags that its guards read, if that makes a difference. */
  withFlags?: Record<string, Access>
  flags?: string[]
}

/** Who can open which visible page and overlay, and the names of the hidden ones. */
export interface AccessTable {
  pages: (Row & { path: string })[]
  /** `notOn`: pages where its guards hide it from players who see it elsewhere. */
  overlays: (Row & { notOn: PageKey[] })[]
  hidden: { pages: string[]; overlays: string[] }
}

/** Evaluates the guards for each role. */
export function accessTable(manifest: Manifest, registry: Pick<Registry, 'guards' | 'promotes'>): AccessTable {
  const pages = names(manifest.pages)
  const overlays = names(manifest.overlays)
  const visible = pages.filter((page) => manifest.pages[page].visible)
  return {
    pages: visible.map((page) => ({
      path: manifest.pages[page].path,
      ...row(page, (role) => pageVerdict(page, registry, standIn(manifest, role, page))),
    })),
    overlays: overlays
      .filter((overlay) => manifest.overlays[overlay].visible)
      .map((overlay) =>
        overlayRow(overlay, manifest, visible, (stores) =>
          verdict(manifest.overlays[overlay].guards, registry.guards, stores),
        ),
      ),
    hidden: {
      pages: pages.filter((page) => !visible.includes(page)),
      overlays: overlays.filter((overlay) => !manifest.overlays[overlay].visible),
    },
  }
}

/** Evaluates one page or overlay, without flags and with all of them. */
function row(name: string, ask: (role: Role) => Verdict): Row {
  const evaluate = () => Object.fromEntries(roles.map((role) => [role.id, accessOf(ask(role))]))
  const without = withFlags(false, evaluate)
  const within = withFlags(true, evaluate)
  const differs = roles.some(({ id }) => without.result[id] !== within.result[id])
  const flags = [...new Set([...without.flagsRead, ...within.flagsRead])]
  return { name, access: without.result, ...(differs ? { withFlags: within.result, flags } : {}) }
}

const accessOf = (result: Verdict): Access => (result === 'sign-in' ? result : result ? 'open' : 'closed')

/** Overlays can show on any page and never ask to sign in: they just do not show. */
function overlayRow(name: string, manifest: Manifest, pages: PageKey[], ask: (stores: Stores) => Verdict) {
  const over = (page: PageKey, role: Role) => ask(standIn(manifest, role, page)) === true
  const shows = (page: PageKey) => withFlags(true, () => roles.filter((role) => over(page, role)).length).result
  const most = Math.max(0, ...pages.map(shows))
  return {
    ...row(name, (role) => pages.some((page) => over(page, role))),
    notOn: pages.filter((page) => shows(page) < most),
  }
}

/** The part of the stores that guards read. Extend it if a guard needs more. */
function standIn(manifest: Manifest, { user }: Role, page: PageKey): Stores {
  const path = manifest.pages[page].path
  return {
    manifest,
    session: { user: user && { ...player(manifest), ...user } },
    location: { page, path },
    http: { absent: new AbsentCalls(manifest.platform?.lacks, livesOn, replacedCalls(manifest)), now: Date.now },
  } as Stores
}

/** A plain player: not verified, not allowed to pay, without access to the wheel. */
const player = ({ currency }: Manifest): User => ({
  id: 1,
  login: 'player',
  balance: 0,
  bonusBalance: 0,
  currency,
  isPaymentSystemUser: false,
  isVerificated: false,
  isHaveFirstDeposit: false,
  fortuneWheel: { status: 'FORBIDDEN', stopAt: null },
})

const names = <Things extends object>(things: Things) => Object.keys(things) as (keyof Things & string)[]
