export type Release = () => void

/**
 * Requests an exclusive lock across all tabs, and returns its release function. With `ifAvailable`, returns null at
 * once if it is held; otherwise waits. Closing a tab releases its locks. Without the Web Locks API (old browsers,
 * insecure contexts) every request is granted.
 */
export function lock(name: string, ifAvailable: boolean): Promise<Release | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined)
  return new Promise((resolve, reject) => {
    const hold = (got: Lock | null) => new Promise<void>((release) => resolve(got && release))
    navigator.locks.request(name, { ifAvailable }, hold).catch(reject)
  })
}
