import type { User } from '#api'
import { parseStored } from '#engine/data/parse-stored.ts'
import { type SafeStorage, tabStorage } from '#engine/data/storage.ts'
import type { SessionStore } from '#engine/shell/session-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

const key = 'held-user'

/** How long a page that was reloaded still holds the fields, in milliseconds. */
const reloadHoldMs = 90_000

/** What the wheel may change before the player has seen its result. */
const fields = ['balance', 'bonusBalance', 'fortuneWheel'] as const

type Held = Partial<User> & Pick<User, 'id'>

/**
 * The user’s balance and wheel as they were when the wheel began to turn: pages show them so, whatever the server says,
 * until the wheel stops. Kept for the tab, over a reload too.
 */
export class HeldUser {
  readonly #session: Pick<SessionStore, 'user'>
  readonly #tab: SafeStorage
  #held: Held | null
  #until: number

  constructor(session: Pick<SessionStore, 'user'>, tab: SafeStorage) {
    this.#session = session
    this.#tab = tab
    const { until = 0, ...held } = parseStored<Held & { until: number }>(tab.getItem(key)) ?? {}
    this.#held = until > Date.now() ? (held as Held) : null
    this.#until = until
  }

  /** Whether fields of the signed-in user are held. */
  get isHeld(): boolean {
    return this.#isOf(this.#session.user?.id)
  }

  hold() {
    const { user } = this.#session
    if (!user) return
    const held = Object.fromEntries(['id' as const, ...fields].map((field) => [field, user[field]]))
    this.#tab.setItem(key, JSON.stringify({ ...held, until: Date.now() + reloadHoldMs }))
    // A copy: nested values of the user may change in place.
    this.#held = JSON.parse(JSON.stringify(held)) as Held
    this.#until = Infinity
  }

  /** What the server says is shown again, from the next response on. */
  release() {
    this.#held = null
    this.#tab.removeItem(key)
  }

  /** Returns a user as pages show them. */
  readonly shown = (user: User): User => (this.#isOf(user.id) ? { ...user, ...this.#held } : user)

  #isOf(id: User['id'] | undefined): boolean {
    return this.#held !== null && this.#held.id === id && this.#until > Date.now()
  }
}

export const heldUser = ({ session }: Stores) => new HeldUser(session, tabStorage)
