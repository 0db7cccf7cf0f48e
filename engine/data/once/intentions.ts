import { parseStored } from '../parse-stored.ts'
import type { SafeStorage } from '../storage.ts'

/** A call that may be carried out once only, stored from before it is sent until its outcome is known. */
export interface Intention {
  /** A hash of the player’s id: see `userHash`. */
  user: string
  /** Unique among the intentions of its kind. */
  key: string
  /** When it was sent, in milliseconds since 1970. */
  time: number
}

/** How long a call of unknown outcome counts: within this time, the player has to confirm that the same is sent again. */
export const unknownForMs = 10 * 60_000

/** How what concerns an intention of a kind is named: its item in the storage, and its lock. */
export const intentionName = (kind: string, key = '') => `unresolved-${kind}:${key}`

/**
 * The intentions of a kind, stored for all tabs of the browser: they outlive the page, and a sign-out. Each has its own item, so
 * that tabs never overwrite each other’s.
 */
export class Intentions<Kept extends Intention = Intention> {
  readonly #shared: SafeStorage
  readonly #prefix: string
  readonly #isValid: (intention: Kept) => boolean

  /** `isValid`: whether a stored intention has all that its kind needs, and still counts. Others are removed. */
  constructor(shared: SafeStorage, kind: string, isValid: (intention: Kept) => boolean) {
    this.#shared = shared
    this.#prefix = intentionName(kind)
    this.#isValid = isValid
  }

  /** Whether an item of the storage is an intention of this kind; null stands for all items. */
  hasItem(item: string | null): boolean {
    return item === null || item.startsWith(this.#prefix)
  }

  /** Returns a player’s intentions, latest first. */
  ofUser(userId: number | string): Kept[] {
    const user = userHash(userId)
    const keys = this.#shared.keys().flatMap((name) => (this.hasItem(name) ? name.slice(this.#prefix.length) : []))
    const all = keys.map((key) => this.get(key)).filter((intention) => intention?.user === user)
    return (all as Kept[]).sort((a, b) => b.time - a.time)
  }

  get(key: string): Kept | null {
    const intention = parseStored<Kept>(this.#shared.getItem(this.#prefix + key))
    if (intention?.key === key && Number.isFinite(intention.time) && this.#isValid(intention)) return intention
    this.remove(key)
    return null
  }

  put(intention: Kept) {
    this.#shared.setItem(this.#prefix + intention.key, JSON.stringify(intention))
  }

  /** Removes an intention whose outcome is known. */
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
