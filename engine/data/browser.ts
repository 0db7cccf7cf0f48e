import { makeRoom } from './lasting-storage.ts'
import { lock, type Release } from './locks.ts'
import { type SafeStorage, sharedStorage, tabStorage } from './storage.ts'

/** The browser as work needs it that several tabs may do; one for each tab. */
export interface Browser {
  /** The tab’s own storage. */
  tab: SafeStorage
  /** That of all tabs. */
  shared: SafeStorage
  /** Takes a lock by its name; null while another holder has it. A tab that is closed releases it. */
  claim(name: string): Promise<Release | null>
  /** Takes the lock once it is free. */
  wait(name: string): Promise<Release>
  /** `run` is called when another tab changed the shared storage: with the item’s key, null for all of them, and its value, null for none. */
  onShared(run: (key: string | null, value: string | null) => void): void
  isOnline(): boolean
  isVisible(): boolean
  /** The page’s origin: scheme, host and port. */
  origin: string
  /** From 0 up to 1. */
  random(): number
}

/** The running browser, with room for notes of what moves money. */
export function thisBrowser(): Browser {
  makeRoom()
  return {
    tab: tabStorage,
    shared: sharedStorage,
    claim: (name) => lock(name, true),
    wait: async (name) => (await lock(name, false)) ?? (() => undefined),
    onShared: (run) => window.addEventListener('storage', ({ key, newValue }) => run(key, newValue)),
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    get origin() {
      return window.location.origin
    },
    random: Math.random,
  }
}
