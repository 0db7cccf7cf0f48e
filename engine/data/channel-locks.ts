import { onceFree, type Release } from './storage-locks.ts'

const channelName = 'locks'
/** Within which time every other tab that has a lock says so. */
const settleMs = 100

/** What tabs say to each other: one asks for a lock, the one that has it refuses. `rank` decides between claims at once. */
interface Message {
  kind: 'ask' | 'held'
  name: string
  rank: number
}

/** A tab’s claim: the lowest rank gets a lock that is claimed at once. A held lock has rank 0, below every claim. */
interface Claim {
  rank: number
  isLost: boolean
}

/**
 * Locks across tabs by messages, for browsers with neither Web Locks nor a storage that tabs share. A tab that crashed
 * refuses nothing, so its locks are free at once. A tab that does not run code at all cannot refuse either: a lease in the
 * storage is preferred where there is one.
 */
export class ChannelLocks {
  readonly #channel = new BroadcastChannel(channelName)
  readonly #claims = new Map<string, Claim>()

  constructor() {
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data))
  }

  /** Takes a lock; null while another holder has it. */
  async claim(name: string): Promise<Release | null> {
    if (this.#claims.has(name)) return null
    const claim = { rank: 1 + Math.random(), isLost: false }
    this.#claims.set(name, claim)
    const release = () => void (this.#claims.get(name) === claim && this.#claims.delete(name))
    this.#say('ask', name, claim.rank)
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    if (claim.isLost) {
      release()
      return null
    }
    claim.rank = 0
    return release
  }

  /** Takes the lock once it is free. */
  wait(name: string): Promise<Release> {
    return onceFree(() => this.claim(name))
  }

  /** Releases every lock of this tab. */
  releaseAll() {
    this.#claims.clear()
  }

  #hear({ kind, name, rank }: Message) {
    const own = this.#claims.get(name)
    if (!own) return
    if (kind === 'ask' && own.rank < rank) this.#say('held', name, own.rank)
    else if (own.rank > rank) own.isLost = true
  }

  #say(kind: Message['kind'], name: string, rank: number) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    this.#channel.postMessage({ kind, name, rank } satisfies Message)
  }
}
