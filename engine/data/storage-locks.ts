import { parseStored } from './parse-stored.ts'
import type { SafeStorage } from './storage.ts'

export type Release = () => void

/** What the storage has of a lock that is held; `until` in milliseconds since 1970. */
interface Lease {
  owner: string
  until: number
}

const prefix = 'lock:'
/** How long a holder that says nothing keeps a lock: a tab that crashed frees it after this time. */
const leaseMs = 10_000
const renewalMs = 2000
/** After which time a write is seen by every tab; of several that were made at once the last one counts. */
const settleMs = 50
const pollMs = 50

/** Claims a lock until it is free. */
export async function onceFree(claim: () => Promise<Release | null>): Promise<Release> {
  for (;;) {
    const release = await claim()
    if (release) return release
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/** Locks across tabs in the storage that they share, for browsers without Web Locks. */
export class StorageLocks {
  readonly #storage: SafeStorage
  readonly #held = new Set<Release>()
  #count = 0

  constructor(storage: SafeStorage) {
    this.#storage = storage
  }

  /** Takes a lock; null while another holder has it. */
  async claim(name: string): Promise<Release | null> {
    if (this.#read(name)) return null
    const owner = `${Math.random()} ${++this.#count}`
    const isOwn = () => this.#read(name)?.owner === owner
    const write = () => this.#write(name, { owner, until: Date.now() + leaseMs })
    write()
    const renewal = setInterval(() => isOwn() && write(), renewalMs)
    const release = () => {
      clearInterval(renewal)
      this.#held.delete(release)
      if (isOwn()) this.#storage.removeItem(prefix + name)
    }
    this.#held.add(release)
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    if (isOwn()) return release
    release()
    return null
  }

  /** Takes the lock once it is free. */
  wait(name: string): Promise<Release> {
    return onceFree(() => this.claim(name))
  }

  /** Releases every lock of this tab. */
  releaseAll() {
    for (const release of this.#held) release()
  }

  #read(name: string): Lease | null {
    const lease = parseStored<Lease>(this.#storage.getItem(prefix + name))
    return lease && lease.until > Date.now() && lease.until <= Date.now() + leaseMs ? lease : null
  }

  #write(name: string, lease: Lease) {
    this.#storage.setItem(prefix + name, JSON.stringify(lease))
  }
}
