import type { User } from '#api'
import { parseKept } from '#engine/data/parse-kept.ts'

const key = 'wheel-held'
const pendingKey = 'wheel-pending'
/** For how long a page that is loaded anew still holds; a spin takes less. */
const longestMs = 90_000

type Held = Pick<User, 'id' | 'balance' | 'bonusBalance' | 'fortuneWheel'>

/** What of a player stays on the screen while the wheel is at work, whatever the server says meanwhile; kept for the tab, over a reload too. */
export class WheelHold {
  private readonly tab: Storage
  private held: Held | null
  private until: number

  constructor(tab: Storage) {
    this.tab = tab
    const { until = 0, ...held } = parseKept<Held & { until: number }>(tab.getItem(key)) ?? {}
    this.held = until > Date.now() ? (held as Held) : null
    this.until = until
  }

  has(id: number | undefined): boolean {
    return this.held !== null && this.held.id === id && this.until > Date.now()
  }

  keep({ id, balance, bonusBalance, fortuneWheel }: User) {
    this.held = { id, balance, bonusBalance, fortuneWheel: { ...fortuneWheel } }
    this.until = Infinity
    this.tab.setItem(key, JSON.stringify({ ...this.held, until: Date.now() + longestMs }))
  }

  drop() {
    this.held = null
    this.tab.removeItem(key)
  }

  /** The user as they stay on the screen. */
  over(user: User): User {
    return this.has(user.id) ? { ...user, ...this.held } : user
  }
}

interface Pending {
  userId: number
  wheelId: number
  until: number
}

/** Whether the player spun this wheel in this tab within the last 30 seconds (spec §4). */
export function isPending(tab: Storage, userId: number, wheelId: number): boolean {
  const pending = parseKept<Pending>(tab.getItem(pendingKey))
  return pending?.userId === userId && pending.wheelId === wheelId && pending.until > Date.now()
}

export const setPending = (tab: Storage, pending: Pending) => tab.setItem(pendingKey, JSON.stringify(pending))

export const clearPending = (tab: Storage) => tab.removeItem(pendingKey)
