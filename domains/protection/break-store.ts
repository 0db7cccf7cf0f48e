import { makeAutoObservable, observableRef } from 'mobx'
import type { PlayerBreak, User } from '#api'
import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage } from '#engine/data/storage.ts'
import { clockStore } from '#engine/shell/clock-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

const key = 'break'

interface Stored extends Pick<PlayerBreak, 'kind' | 'until'> {
  user: User['id']
}

interface Others {
  clock: { readonly now: number }
  session: { readonly user: Pick<User, 'id'> | null }
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
  get current(): PlayerBreak | null {
    return this.isInForce ? this.stored : null
  }

  /** Receives what the platform says: the break in force, or that there is none. */
  receive(inForce: PlayerBreak | null) {
    const { user } = this.#others.session
    if (!user) return
    const next = inForce && { user: user.id, kind: inForce.kind, until: inForce.until }
    if (JSON.stringify(next) === JSON.stringify(this.stored)) return
    this.take(next)
    if (next) sharedStorage.setItem(key, JSON.stringify(next))
    else sharedStorage.removeItem(key)
  }

  private get isInForce(): boolean {
    const { stored } = this
    if (!stored || stored.user !== this.#others.session.user?.id) return false
    return stored.until === null || this.#others.clock.now < Date.parse(stored.until)
  }

  private take(stored: Stored | null) {
    this.stored = stored
  }
}

function parse(text: string | null): Stored | null {
  const { user, kind, until } = Object(parseStored<unknown>(text)) as Partial<Stored>
  if (user === undefined || (kind !== 'break' && kind !== 'self-exclusion')) return null
  return until === null || !Number.isNaN(Date.parse(until ?? '')) ? { user, kind, until: until ?? null } : null
}

export const breakStore = ({ get, session }: Stores) => new BreakStore({ clock: get(clockStore), session })
