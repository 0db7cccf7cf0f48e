import { sharedStorage } from './storage.ts'
import { type Release, StorageLocks } from './storage-locks.ts'

export type { Release } from './storage-locks.ts'

/**
 * Requests an exclusive lock across all tabs, and returns its release function. With `ifAvailable`, returns null at
 * once if it is held; otherwise waits. Closing a tab releases its locks. Where the Web Locks API is absent (old browsers,
 * insecure contexts) or refused, as with all site data blocked, locks are kept in local storage.
 */
export async function lock(name: string, ifAvailable: boolean): Promise<Release | null> {
  try {
    return await new Promise((resolve, reject) => {
      const hold = (got: Lock | null) => new Promise<void>((release) => resolve(got && release))
      navigator.locks.request(name, { ifAvailable }, hold).catch(reject)
    })
  } catch {
    stored ??= locksOfThisTab()
    return ifAvailable ? stored.claim(name) : stored.wait(name)
  }
}

let stored: StorageLocks | undefined

function locksOfThisTab() {
  const locks = new StorageLocks(sharedStorage)
  window.addEventListener('pagehide', () => locks.releaseAll())
  return locks
}
