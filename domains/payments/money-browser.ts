import { lock, type Release } from '#engine/data/locks.ts'
import { isRecordKey } from './money-records.ts'

/** The browser APIs that payments use, one instance per tab. */
export interface MoneyBrowser {
  /** Session storage: this tab only. */
  tab: Storage
  /** Local storage: all tabs. */
  shared: Storage
  /** Takes a lock, or returns null if another tab holds it. Closing a tab releases its locks. */
  claim(name: string): Promise<Release | null>
  /** Waits for a lock. */
  wait(name: string): Promise<Release>
  /** Calls `run` when another tab has changed a record. */
  onRecord(run: () => void): void
  isOnline(): boolean
  isVisible(): boolean
  /** The page’s origin: scheme, host and port. */
  origin: string
}

/**
 * The real browser. Without the Web Locks API, a payment of another tab is taken over under its own key, so that the
 * server makes one payment of both.
 */
export const thisBrowser = (): MoneyBrowser => ({
  tab: sessionStorage,
  shared: localStorage,
  claim: (name) => lock(name, true),
  wait: async (name) => (await lock(name, false)) ?? (() => undefined),
  onRecord: (run) => window.addEventListener('storage', ({ key }) => isRecordKey(key) && run()),
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  origin: window.location.origin,
})
