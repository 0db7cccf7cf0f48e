import type { User } from '#api'
import type { Guard, GuardWithOptions, Manifest, PageKey } from '#manifest'

type Verdict = boolean | 'sign-in'

/** A guard and the situation that it judges. */
interface Asked {
  guard: Guard
  manifest: Manifest
  user: User | null
  page: PageKey
  path: string
}

const forPlayers = ({ user }: Asked, may: (player: User) => boolean): Verdict => (user ? may(user) : 'sign-in')

const optionsOf = <Use extends GuardWithOptions['use']>({ guard }: Asked, _use: Use) =>
  guard as Extract<GuardWithOptions, { use: Use }>

/** The spec’s rule of each guard (§2, §6), written independently of the engine under test; tabs have no flags here. */
const rules: Record<string, (asked: Asked) => Verdict> = {
  'signed-in': (asked) => forPlayers(asked, () => true),
  'signed-out': ({ user }) => !user,
  'payment-system-user': (asked) => forPlayers(asked, ({ isPaymentSystemUser }) => isPaymentSystemUser),
  'wheel-open': (asked) =>
    asked.manifest.wheel.visible &&
    forPlayers(
      asked,
      ({ currency, fortuneWheel }) => currency === 'TND' && !/FORBIDDEN|EXPIRED/.test(fortuneWheel.status),
    ),
  'telegram-auth': () => false,
  'session-flag': () => false,
  'path-without': (asked) => !asked.path.includes(optionsOf(asked, 'path-without').text),
  'page-not': (asked) => !optionsOf(asked, 'page-not').pages.includes(asked.page),
  'may-upload-documents': (asked) => {
    const byPayment = optionsOf(asked, 'may-upload-documents').policy === 'payment-system-user'
    return forPlayers(asked, (player) =>
      byPayment
        ? player.isPaymentSystemUser
        : player.isVerificated || (player.isPaymentSystemUser && player.isHaveFirstDeposit),
    )
  },
}

const ruleOf = (guard: Guard) => rules[typeof guard === 'string' ? guard : guard.use]

/** Whether the oracle can judge a guard. */
export const canJudge = (guard: Guard): boolean => ruleOf(guard) !== undefined

const all = (guards: readonly Guard[] = [], asked: Omit<Asked, 'guard'>) =>
  guards.every((guard) => ruleOf(guard)!({ ...asked, guard }) === true)

/** The expected page for a player: its key or NOT_FOUND, and its blocks in order. */
export function expectedAt(
  manifest: Manifest,
  user: User | null,
  page: PageKey,
  path: string,
): { name: string; blocks: string[] } {
  const { visible, guards, blocks } = manifest.pages[page]
  const asked = { manifest, user, page, path }
  const open = visible && all(guards, asked)
  const shown = (open ? blocks : manifest.notFound).filter((block) => all(block.guards, asked))
  return { name: open ? page : 'NOT_FOUND', blocks: shown.map(({ use }) => use) }
}
