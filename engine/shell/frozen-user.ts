import type { User } from '#api'
import { parseStored } from '../data/parse-stored.ts'
import type { SafeStorage } from '../data/storage.ts'

const key = 'held-user'

/** For how long a page that was reloaded still holds, in milliseconds. */
const reloadHoldMs = 90_000

type Held = Partial<User> & Pick<User, 'id'>

/** Fields of a user that stay on the screen as they are, whatever the server says meanwhile. Kept for the tab, over a reload too. */
export class FrozenUser {
  readonly #tab: SafeStorage
  #held: Held | null
  #until: number

  constructor(tab: SafeStorage) {
    this.#tab = tab
    const { until = 0, ...held } = parseStored<Held & { until: number }>(tab.getItem(key)) ?? {}
    this.#held = until > Date.now() ? (held as Held) : null
    this.#until = until
  }

  has(id: User['id'] | undefined): boolean {
    return this.#held !== null && this.#held.id === id && this.#until > Date.now()
  }

  keep(user: User, fields: readonly (keyof User)[]) {
    const held = Object.fromEntries(['id' as const, ...fields].map((field) => [field, user[field]]))
    this.#tab.setItem(key, JSON.stringify({ ...held, until: Date.now() + reloadHoldMs }))
    // A copy: nested values of the user may change in place.
    this.#held = JSON.parse(JSON.stringify(held)) as Held
    this.#until = Infinity
  }

  drop() {
    this.#held = null
    this.#tab.removeItem(key)
  }

  /** The user as they stay on the screen. */
  over(user: User): User {
    return this.has(user.id) ? { ...user, ...this.#held } : user
  }
}
