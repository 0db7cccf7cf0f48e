import { ChannelLocks } from './channel-locks.ts'
import { isStorageLasting } from './lasting-storage.ts'
import { sharedStorage } from './storage.ts'
import { type Release, StorageLocks } from './storage-locks.ts'

export type { Release } from './storage-locks.ts'

/**
 * Requests an exclusive lock across all tabs, and returns its release function. With `ifAvailable`, returns null at
 * once if it is held; otherwise waits. Closing a tab releases its locks. Where the Web Locks API is absent (old browsers,
 * insecure contexts) or refused, locks are kept in local storage; where that is absent too, as with all site data blocked,
 * tabs ask each other.
 */
export async function lock(name: string, ifAvailable: boolean): Promise<Release | null> {
  try {
    return await new Promise((resolve, reject) => {
      const hold = (got: Lock | null) => new Promise<void>((release) => resolve(got && release))
      navigator.locks.request(name, { ifAvailable }, hold).catch(reject)
    })
  } catch {
    own ??= locksOfThisTab()
    return ifAvailable ? own.claim(name) : own.wait(name)
  }
}

let own: StorageLocks | ChannelLocks | undefined

function locksOfThisTab() {
  const locks =
    isStorageLasting() || !('BroadcastChannel' in window) ? new StorageLocks(sharedStorage) : new ChannelLocks()
  window.addEventListener('pagehide', () => locks.releaseAll())
  return locks
}
