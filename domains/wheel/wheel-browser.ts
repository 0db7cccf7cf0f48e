import { lock, type Release } from '#engine/data/locks.ts'
import { markKey } from './wheel-records.ts'

/** The browser APIs that the wheel uses, one instance per tab. */
export interface WheelBrowser {
  /** Session storage: this tab only. */
  tab: Storage
  /** Local storage: all tabs. */
  shared: Storage
  /** Takes a lock, or returns null if another tab holds it. Closing a tab releases its locks. */
  claim(name: string): Promise<Release | null>
  /** Waits for a lock. */
  wait(name: string): Promise<Release>
  /** Calls `run` when another tab has started a wheel. */
  onStart(run: () => void): void
  isOnline(): boolean
  /** From 0 to below 1: picks one of several equal sectors. */
  random(): number
}

/** The real browser. Without the Web Locks API, the mark in local storage keeps tabs apart. */
export const thisBrowser = (): WheelBrowser => ({
  tab: sessionStorage,
  shared: localStorage,
  claim: (name) => lock(name, true),
  wait: async (name) => (await lock(name, false)) ?? (() => undefined),
  onStart: (run) =>
    window.addEventListener('storage', ({ key, newValue }) => key === markKey && newValue !== null && run()),
  isOnline: () => navigator.onLine,
  random: Math.random,
})
