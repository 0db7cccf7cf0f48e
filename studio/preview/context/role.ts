import { reaction } from 'mobx'
import { sessionCalls } from '../../../schemas/generated/calls/session.ts'
import type { Stores } from '../../../engine/shell/stores.ts'
import { sessionPath, tokenHeader, type PreviewSettings } from '../settings.ts'

type Known = Pick<PreviewSettings, 'players' | 'roles' | 'token'>

/** What a role of `brand access` has where it does not say otherwise. */
const plain = {
  isPaymentSystemUser: false,
  isVerificated: false,
  isHaveFirstDeposit: false,
  fortuneWheel: { status: 'FORBIDDEN', stopAt: null },
}

/** Returns a function that makes the page that of a visitor, of a demo player, or of a player with a role. */
export function roleSwitch({ session, http }: Stores, { players, roles, token }: Known) {
  let current = 'visitor'
  let traits: object | undefined

  // Each reading of the user brings the player’s own traits back.
  reaction(
    () => session.user,
    (user) => user && traits && session.amend(traits),
  )

  return async function become(role: string) {
    if (role === current) return
    current = role
    const known = roles.find(({ id }) => id === role)
    const user = known ? known.user : {}
    const wasPlain = traits === undefined
    const player = players.find(({ login }) => login === role) ?? players[0]
    traits = known?.user ? { ...plain, ...known.user } : undefined
    if (user === null || !player) return leave()
    const isIn = wasPlain && session.user?.login === player.login
    const entered = isIn ? session.user! : await enter(player)
    if (role === current) session.receive(traits ? { ...entered, ...traits } : entered)
  }

  /** With a session that the server keeps ready, or by the player’s password where there is none. */
  async function enter(player: Known['players'][number]) {
    const ready = await fetch(sessionPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [tokenHeader]: token },
      body: JSON.stringify({ login: player.login }),
    }).catch(() => undefined)
    return ready?.ok ? session.fetchUser().catch(() => signIn(player)) : signIn(player)
  }

  /** Another page of the same host may sign in at the same time: then this call is refused, and made again. */
  async function signIn(player: Known['players'][number]) {
    return session.signIn(player).catch(async () => {
      await session.load()
      return session.user?.login === player.login ? session.user : session.signIn(player)
    })
  }

  async function leave() {
    if (session.user) await sessionCalls(http).signOut()
    if (current === 'visitor') session.receive(null)
  }
}
