import { makeAutoObservable, observableRef } from 'mobx'
import type { User } from '#api'
import type { Manifest } from '#manifest'
import { userHash } from '#engine/data/once/pending-writes.ts'
import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage } from '#engine/data/storage.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { statementItem } from './statement-record.ts'

const dayMs = 24 * 3_600_000

/** When a player confirmed the statement last; `user` is a hash of their id. */
interface Confirmed {
  user: string
  at: number
}

interface Others {
  session: { readonly user: Pick<User, 'id'> | null }
  /** The server’s time, in milliseconds since 1970. */
  now(): number
  /** Whether there is a statement to show: the brand has the overlay, the platform the call. */
  isAvailable(): boolean
}

/** Whether the player has to confirm the statement of their play. A confirmation in one tab counts in all. */
export class StatementStore {
  readonly #others: Others
  readonly #item: string
  /** As old as the page on the screen: nothing interrupts a game that runs. */
  private checkedAt: number
  private confirmed: Confirmed | null

  constructor(every: NonNullable<Manifest['playerProtection']['statement']>['every'], others: Others) {
    this.#others = others
    this.#item = statementItem(every)
    this.checkedAt = others.now()
    this.confirmed = parse(sharedStorage.getItem(this.#item))
    makeAutoObservable<this, 'confirmed'>(this, { confirmed: observableRef }, { autoBind: true })
    window.addEventListener('storage', (event) => event.key === this.#item && this.take(parse(event.newValue)))
  }

  get isDue(): boolean {
    const { user } = this.#others.session
    if (!user || !this.#others.isAvailable()) return false
    const { confirmed } = this
    return confirmed?.user !== userHash(user.id) || this.checkedAt - confirmed.at >= dayMs
  }

  /** Checks the time again; called for each page. */
  check() {
    this.checkedAt = this.#others.now()
  }

  confirm() {
    const { user } = this.#others.session
    if (!user) return
    this.take({ user: userHash(user.id), at: this.#others.now() })
    sharedStorage.setItem(this.#item, JSON.stringify(this.confirmed))
  }

  private take(confirmed: Confirmed | null) {
    this.confirmed = confirmed
  }
}

function parse(text: string | null): Confirmed | null {
  const { user, at } = Object(parseStored<unknown>(text)) as Partial<Confirmed>
  return typeof user === 'string' && typeof at === 'number' ? { user, at } : null
}

export const statementStore = ({ manifest, session, http }: Stores) =>
  new StatementStore(manifest.playerProtection.statement?.every ?? 'day', {
    session,
    now: http.now,
    isAvailable: () => manifest.overlays.statement.visible && !http.absent.has('GET /my/net-position'),
  })
