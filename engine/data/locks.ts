import { type Release, StorageLocks } from './storage-locks.ts'

export type { Release } from './storage-locks.ts'

/**
 * Requests an exclusive lock across all tabs, and returns its release function. With `ifAvailable`, returns null at
 * once if it is held; otherwise waits. Closing a tab releases its locks. Browsers without the Web Locks API (old ones,
 * insecure contexts) keep locks in local storage; where that is unavailable too, every request is granted.
 */
export function lock(name: string, ifAvailable: boolean): Promise<Release | null> {
  if (!('locks' in navigator)) return storedLock(name, ifAvailable)
  return new Promise((resolve, reject) => {
    const hold = (got: Lock | null) => new Promise<void>((release) => resolve(got && release))
    navigator.locks.request(name, { ifAvailable }, hold).catch(reject)
  })
}

let stored: StorageLocks | undefined

async function storedLock(name: string, ifAvailable: boolean): Promise<Release | null> {
  try {
    stored ??= locksOfThisTab()
    return await (ifAvailable ? stored.claim(name) : stored.wait(name))
  } catch {
    return () => undefined
  }
}

function locksOfThisTab() {
  const locks = new StorageLocks(localStorage)
  window.addEventListener('pagehide', () => locks.releaseAll())
  return locks
}
