import type { User } from '#api'
import type { Manifest, RouteKey } from '#manifest'
import type { Registry, Verdict } from '#engine/registry.ts'
import { pageVerdict, verdict } from '#engine/routing/access.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { withFlags } from './access-flags.ts'

/** A kind of person who comes to a brand. */
export interface Role {
  id: string
  name: string
  /** What tells a player of this role from an ordinary one; nobody is signed in where it is null. */
  user: Partial<User> | null
}

/** Between them they differ in everything that guards ask of a player. */
export const roles: Role[] = [
  { id: 'visitor', name: 'visitor', user: null },
  { id: 'player', name: 'player', user: {} },
  { id: 'may-pay', name: 'may pay', user: { isPaymentSystemUser: true } },
  { id: 'deposited', name: 'has deposited', user: { isPaymentSystemUser: true, isHaveFirstDeposit: true } },
  { id: 'verified', name: 'verified', user: { isVerificated: true } },
  { id: 'wheel', name: 'wheel open', user: { currency: 'TND', fortuneWheel: { status: 'ALLOWED', stopAt: null } } },
]

/** `sign-in`: closed, but it is known that only a sign-in is missing. */
type Access = 'open' | 'sign-in' | 'closed'

/** Who may open one page or overlay. */
export interface Row {
  name: string
  /** By the roles’ ids. */
  access: Record<string, Access>
  /** The same while the tab holds the flags that its guards ask for, where that makes a difference. */
  withFlags?: Record<string, Access>
  flags?: string[]
}

/** Who may open what: visible pages and overlays, and the names of the hidden ones. */
export interface AccessTable {
  pages: (Row & { path: string })[]
  /** `notOn`: pages over which its guards keep it away from players who have it elsewhere. */
  overlays: (Row & { notOn: RouteKey[] })[]
  hidden: { pages: string[]; overlays: string[] }
}

/** Asks the guards themselves, in the place of each role. */
export function accessTable(manifest: Manifest, guards: Registry['guards']): AccessTable {
  const pages = names(manifest.pages)
  const overlays = names(manifest.overlays)
  const visible = pages.filter((page) => manifest.pages[page].visible)
  return {
    pages: visible.map((page) => ({
      path: manifest.pages[page].path,
      ...row(page, (role) => pageVerdict(page, guards, standIn(manifest, role, page))),
    })),
    overlays: overlays
      .filter((overlay) => manifest.overlays[overlay].visible)
      .map((overlay) =>
        overlayRow(overlay, manifest, visible, (stores) => verdict(manifest.overlays[overlay].guards, guards, stores)),
      ),
    hidden: {
      pages: pages.filter((page) => !visible.includes(page)),
      overlays: overlays.filter((overlay) => !manifest.overlays[overlay].visible),
    },
  }
}

/** What the guards say of one page or overlay, without any flag and with all that they ask for. */
function row(name: string, ask: (role: Role) => Verdict): Row {
  const answers = () => Object.fromEntries(roles.map((role) => [role.id, accessOf(ask(role))]))
  const without = withFlags(false, answers)
  const within = withFlags(true, answers)
  const differs = roles.some(({ id }) => without.result[id] !== within.result[id])
  const flags = [...new Set([...without.asked, ...within.asked])]
  return { name, access: without.result, ...(differs ? { withFlags: within.result, flags } : {}) }
}

const accessOf = (answer: Verdict): Access => (answer === 'sign-in' ? answer : answer ? 'open' : 'closed')

/** An overlay lies over any page, and never asks for a sign-in: it does not show. */
function overlayRow(name: string, manifest: Manifest, pages: RouteKey[], ask: (stores: Stores) => Verdict) {
  const over = (page: RouteKey, role: Role) => ask(standIn(manifest, role, page)) === true
  const shows = (page: RouteKey) => withFlags(true, () => roles.filter((role) => over(page, role)).length).result
  const most = Math.max(0, ...pages.map(shows))
  return {
    ...row(name, (role) => pages.some((page) => over(page, role))),
    notOn: pages.filter((page) => shows(page) < most),
  }
}

/** As much of the stores as guards ask for. A guard that asks for more needs it here. */
function standIn(manifest: Manifest, { user }: Role, page: RouteKey): Stores {
  const path = manifest.pages[page].path
  return { manifest, session: { user: user && { ...player(manifest), ...user } }, location: { page, path } } as Stores
}

/** A player of whom nothing is known: neither verified nor allowed to pay, the wheel forbidden. */
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
