import { makeAutoObservable, observableRef } from 'mobx'
import type { PlayerBreak, User } from '#api'
import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage } from '#engine/data/storage.ts'
import { clockStore } from '#engine/shell/clock-store.ts'
import type { SessionStore } from '#engine/shell/session-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The script in the page’s head reads it before the first paint. */
const key = 'break'

interface Stored extends Pick<PlayerBreak, 'kind' | 'until'> {
  user: User['id']
  /** The hours of a break that the platform has not confirmed yet (unconfirmed-break.ts). */
  unconfirmedHours?: number | undefined
}

interface Others {
  clock: { readonly now: number }
  session: { readonly user: Pick<User, 'id'> | null } & Pick<SessionStore, 'loading'>
}

/** The player’s break or self-exclusion. It is known in all tabs at once, and after a reload before the platform answers. */
export class BreakStore {
  private stored: Stored | null
  readonly #others: Others

  constructor(others: Others) {
    this.#others = others
    this.stored = parse(sharedStorage.getItem(key))
    makeAutoObservable<this, 'stored'>(this, { stored: observableRef }, { autoBind: true })
    window.addEventListener('storage', (event) => event.key === key && this.take(parse(event.newValue)))
  }

  /** The break in force, by the server’s clock. */
  get current(): Omit<Stored, 'user'> | null {
    return this.isInForce ? this.stored : null
  }

  /** Receives the break in force, or that there is none. */
  receive(inForce: Omit<Stored, 'user'> | null) {
    const { user } = this.#others.session
    if (!user) return
    const { kind, until, unconfirmedHours } = inForce ?? {}
    const next = kind && { user: user.id, kind, until: until ?? null, unconfirmedHours }
    if (JSON.stringify(next) === JSON.stringify(this.stored ?? undefined)) return
    this.take(next ?? null)
    if (next) sharedStorage.setItem(key, JSON.stringify(next))
    else sharedStorage.removeItem(key)
  }

  private get isInForce(): boolean {
    const { stored } = this
    const { session, clock } = this.#others
    if (!stored) return false
    // While nobody knows who is signed in, it is the player of this browser: signing out removes the break.
    if (session.user ? stored.user !== session.user.id : session.loading === 'done') return false
    return stored.until === null || clock.now < Date.parse(stored.until)
  }

  private take(stored: Stored | null) {
    this.stored = stored
  }
}

function parse(text: string | null): Stored | null {
  const { user, kind, until, unconfirmedHours } = Object(parseStored<unknown>(text)) as Partial<Stored>
  if (user === undefined || (kind !== 'break' && kind !== 'self-exclusion')) return null
  if (until !== null && Number.isNaN(Date.parse(until ?? ''))) return null
  return { user, kind, until: until ?? null, unconfirmedHours }
}

export const breakStore = ({ get, session }: Stores) => new BreakStore({ clock: get(clockStore), session })
