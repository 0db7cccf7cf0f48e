import { lock, type Release } from '#engine/data/locks.ts'
import { isRecordKey } from './money-records.ts'

/** What payments need of the browser, one for each tab. */
export interface MoneyBrowser {
  /** The tab’s own storage. */
  tab: Storage
  /** That of all tabs. */
  shared: Storage
  /** Takes a name that one holder at a time may have; null where another one has it. A tab that is closed gives it back. */
  claim(name: string): Promise<Release | null>
  /** Takes the name once nobody has it. */
  wait(name: string): Promise<Release>
  /** Runs when another tab changed a record. */
  onRecord(run: () => void): void
  isOnline(): boolean
  isVisible(): boolean
  /** The page’s own address: scheme, host and port. */
  origin: string
}

/** The running browser. Where it has no locks, a payment of another tab is taken over under its own key, so that the server makes one of both. */
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
