import { observable, reaction, runInAction, when } from 'mobx'
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

/** A role of `brand access` that a demo player plays. */
interface Played {
  role: string
  login: string
  traits: object
}

/** Who the page is for. */
export interface Roles {
  /** Makes the page that of a visitor, of a demo player, or of a player with a role; one change after the other. */
  become(role: string): Promise<void>
  /** Who the page is for now, which can be followed; null while it changes. */
  current(): string | null
}

export function roleSwitch(
  { session, http }: Pick<Stores, 'session' | 'http'>,
  { players, roles, token }: Known,
): Roles {
  const state = observable({ changes: 0, played: null as Played | null }, {}, { deep: false })
  let wanted: string | undefined
  let last: Promise<unknown> = Promise.resolve()

  // Each reading of the user brings the player’s own traits back.
  reaction(
    () => session.user,
    (user) => {
      if (!user) runInAction(() => (state.played = null))
      else if (state.played?.login === user.login) session.amend(state.played.traits)
    },
  )

  /** Players may sign in and out in the page itself, and a page may start with the session of an earlier one. */
  function actual(): string {
    const login = session.user?.login
    if (login === undefined) return 'visitor'
    return state.played?.login === login ? state.played.role : login
  }

  async function become(role: string) {
    wanted = role
    runInAction(() => state.changes++)
    last = last.catch(() => undefined).then(() => change(role))
    try {
      await last
    } finally {
      runInAction(() => state.changes--)
    }
  }

  async function change(role: string) {
    // A reading under way would take the new player for gone.
    await when(() => session.loading !== 'waiting')
    if (role !== wanted || role === actual()) return
    const known = roles.find(({ id }) => id === role)
    const player = players.find(({ login }) => login === role) ?? (known?.user ? players[0] : undefined)
    const wasPlain = state.played === null
    if (!player) return leave()
    const isIn = wasPlain && session.user?.login === player.login
    const user = isIn ? session.user! : await enter(player)
    const played: Played | null = known?.user
      ? { role, login: player.login, traits: { ...plain, ...known.user } }
      : null
    runInAction(() => {
      state.played = played
      session.receive({ ...user, ...played?.traits })
    })
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
    await sessionCalls(http).signOut()
    session.receive(null)
  }

  return { become, current: () => (state.changes > 0 ? null : actual()) }
}
