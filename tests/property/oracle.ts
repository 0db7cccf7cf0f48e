import type { User } from '#api'
import type { Guard, Manifest, RouteKey } from '#manifest'

type Verdict = boolean | 'sign-in'

/** What the spec says of each guard (§2, §6), written apart from the engine that it judges; tabs have no flags here. */
function holds(guard: Guard, manifest: Manifest, user: User | null, page: RouteKey, path: string): Verdict {
  const name = typeof guard === 'string' ? guard : guard.use
  const forPlayers = (may: (player: User) => boolean): Verdict => (user ? may(user) : 'sign-in')
  switch (name) {
    case 'signed-in':
      return forPlayers(() => true)
    case 'signed-out':
      return !user
    case 'payment-system-user':
      return forPlayers(({ isPaymentSystemUser }) => isPaymentSystemUser)
    case 'wheel-open':
      return manifest.wheel.visible && forPlayers(({ currency, fortuneWheel }) => currency === 'TND' && !/FORBIDDEN|EXPIRED/.test(fortuneWheel.status))
    case 'telegram-auth':
    case 'session-flag':
      return false
  }
  if (typeof guard === 'string') throw new Error(`the oracle does not know the guard ${guard}`)
  if (guard.use === 'path-without') return !path.includes(guard.text)
  if (guard.use === 'page-not') return !guard.pages.includes(page)
  if (guard.use === 'may-upload-documents') {
    const byPayment = guard.policy === 'payment-system-user'
    return forPlayers((player) => (byPayment ? player.isPaymentSystemUser : player.isVerificated || (player.isPaymentSystemUser && player.isHaveFirstDeposit)))
  }
  throw new Error(`the oracle does not know the guard ${name}`)
}

const all = (guards: readonly Guard[] = [], ...rest: [Manifest, User | null, RouteKey, string]) =>
  guards.every((guard) => holds(guard, ...rest) === true)

/** What a player must find at a page: its key or NOT_FOUND, and the blocks there, in order. */
export function expectedAt(manifest: Manifest, user: User | null, page: RouteKey, path: string): { name: string; blocks: string[] } {
  const { visible, guards, blocks } = manifest.pages[page]
  const open = visible && all(guards, manifest, user, page, path)
  const shown = (open ? blocks : manifest.notFound).filter((block) => all(block.guards, manifest, user, page, path))
  return { name: open ? page : 'NOT_FOUND', blocks: shown.map(({ use }) => use) }
}
