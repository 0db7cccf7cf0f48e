import { lock, type Release } from '#engine/data/locks.ts'
import { markKey } from './wheel-records.ts'

/** What the wheel needs of the browser, one for each tab. */
export interface WheelBrowser {
  /** The tab’s own storage. */
  tab: Storage
  /** That of all tabs. */
  shared: Storage
  /** Takes a name that one tab at a time may have; null where another one has it. A tab that is closed gives it back. */
  claim(name: string): Promise<Release | null>
  /** Takes the name once nobody has it. */
  wait(name: string): Promise<Release>
  /** Runs when another tab started a wheel. */
  onStart(run: () => void): void
  isOnline(): boolean
  /** From 0 up to 1: which of several equal sectors is turned to. */
  random(): number
}

/** The running browser. Where it has no locks, or gives them to secure pages alone, the mark in local storage is what keeps tabs apart. */
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
