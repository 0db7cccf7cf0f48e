/**
 * What the browser stores for the site, as the product uses it: nothing here throws. What the browser does not take is
 * kept in memory, for this page alone.
 */
export interface SafeStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): string[]
}

/** `open` is called each time, because it throws or returns null where the browser has no storage. */
function safeStorage(open: () => Storage): SafeStorage {
  /** What the browser did not take. */
  const memory = new Map<string, string>()
  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value)
      attempt((storage) => {
        storage.setItem(key, value)
        memory.delete(key)
      })
    },
    removeItem(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => [...new Set([...(attempt(Object.keys) ?? []), ...memory.keys()])],
  }
}

/** The storage of all tabs. */
export const sharedStorage = safeStorage(() => localStorage)

/** The tab’s own storage. */
export const tabStorage = safeStorage(() => sessionStorage)

/** Sets a cookie, with its attributes. */
export function writeCookie(cookie: string) {
  try {
    document.cookie = cookie
  } catch {}
}
