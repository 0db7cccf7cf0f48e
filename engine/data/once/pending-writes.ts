import { parseStored } from '../parse-stored.ts'
import type { SafeStorage } from '../storage.ts'

/** A call that may be carried out once only, stored from before it is sent until its outcome is known. */
export interface PendingWrite {
  /** A hash of the player’s id: see `userHash`. */
  user: string
  /** Unique among the pending writes of its kind. */
  key: string
  /** When it was sent, in milliseconds since 1970. */
  time: number
}

/** How long a call of unknown outcome counts: within this time, the player has to confirm that the same is sent again. */
export const unknownForMs = 10 * 60_000

/** Returns the name of a pending write’s item in the storage, and of its lock. */
export const pendingName = (kind: string, key = '') => `unresolved-${kind}:${key}`

/**
 * The pending writes of a kind, stored for all tabs of the browser: they outlive the page, and a sign-out. Each has its own item, so
 * that tabs never overwrite each other’s.
 */
export class PendingWrites<Kept extends PendingWrite = PendingWrite> {
  readonly #shared: SafeStorage
  readonly #prefix: string
  readonly #isValid: (write: Kept) => boolean

  /** `isValid`: whether a stored write has all that its kind needs, and still counts. Others are removed. */
  constructor(shared: SafeStorage, kind: string, isValid: (write: Kept) => boolean) {
    this.#shared = shared
    this.#prefix = pendingName(kind)
    this.#isValid = isValid
  }

  /** Whether an item of the storage is a pending write of this kind; null stands for all items. */
  hasItem(item: string | null): boolean {
    return item === null || item.startsWith(this.#prefix)
  }

  /** Returns a player’s pending writes, latest first. */
  ofUser(userId: number | string): Kept[] {
    const user = userHash(userId)
    const keys = this.#shared.keys().flatMap((name) => (this.hasItem(name) ? name.slice(this.#prefix.length) : []))
    const all = keys.map((key) => this.get(key)).filter((write) => write?.user === user)
    return (all as Kept[]).sort((a, b) => b.time - a.time)
  }

  get(key: string): Kept | null {
    const write = parseStored<Kept>(this.#shared.getItem(this.#prefix + key))
    if (write?.key === key && Number.isFinite(write.time) && this.#isValid(write)) return write
    this.remove(key)
    return null
  }

  put(write: Kept) {
    this.#shared.setItem(this.#prefix + write.key, JSON.stringify(write))
  }

  /** Removes a write whose outcome is known. */
  remove(key: string) {
    this.#shared.removeItem(this.#prefix + key)
  }
}

/** Distinguishes the players of a browser without storing their ids. */
export const userHash = (id: number | string) => hashOf(`player ${id}`)

/** Distinguishes texts without storing them. Not a secret (FNV-1a, twice). */
export function hashOf(text: string): string {
  const hash = (start: number) =>
    [...text].reduce((sum, sign) => Math.imul(sum ^ sign.codePointAt(0)!, 0x01000193), start) >>> 0
  return [hash(0x811c9dc5), hash(0x9dc5811c)].map((part) => part.toString(16).padStart(8, '0')).join('')
}
