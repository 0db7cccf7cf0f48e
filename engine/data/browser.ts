import { lock, type Release } from './locks.ts'

/** What work that several tabs may do needs of the browser, one for each tab. */
export interface Browser {
  /** The tab’s own storage. */
  tab: Storage
  /** That of all tabs. */
  shared: Storage
  /** Takes a name that one holder at a time may have; null where another one has it. A tab that is closed gives it back. */
  claim(name: string): Promise<Release | null>
  /** Takes the name once nobody has it. */
  wait(name: string): Promise<Release>
  /** `run` is called when another tab changed the shared storage: with the item’s key, null for all of them, and its value, null for none. */
  onShared(run: (key: string | null, value: string | null) => void): void
  isOnline(): boolean
  isVisible(): boolean
  /** The page’s own address: scheme, host and port. */
  origin: string
  /** From 0 up to 1. */
  random(): number
}

/** The running browser. */
export const thisBrowser = (): Browser => ({
  tab: sessionStorage,
  shared: localStorage,
  claim: (name) => lock(name, true),
  wait: async (name) => (await lock(name, false)) ?? (() => undefined),
  onShared: (run) => window.addEventListener('storage', ({ key, newValue }) => run(key, newValue)),
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  origin: window.location.origin,
  random: Math.random,
})
