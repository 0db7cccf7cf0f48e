import type { OpenWheel, User } from '#api'
import { parseStored } from '#engine/data/parse-stored.ts'
import type { SafeStorage } from '#engine/data/storage.ts'

const key = 'wheel-pending'

interface PendingSpin {
  userId: User['id']
  wheelId: OpenWheel['wheelId']
  /** Milliseconds since 1970. */
  until: number
}

/** Whether the player spun this wheel in this tab within the last 30 seconds (spec §4). */
export function isPending(tab: SafeStorage, userId: User['id'], wheelId: OpenWheel['wheelId']): boolean {
  const pending = parseStored<PendingSpin>(tab.getItem(key))
  return pending?.userId === userId && pending.wheelId === wheelId && pending.until > Date.now()
}

export const setPending = (tab: SafeStorage, pending: PendingSpin) => tab.setItem(key, JSON.stringify(pending))

export const clearPending = (tab: SafeStorage) => tab.removeItem(key)
