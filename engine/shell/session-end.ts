import { tabStorage } from '../data/storage.ts'

/** Why the page started again: the session ended, or before a write the server had another player than the page. */
export type SessionEnd = 'ended' | 'replaced'

/** Kept for the tab: the notice is shown after the page has reloaded. */
const key = 'session-ended'

export const noteEnd = (end: SessionEnd) => tabStorage.setItem(key, end)

/** Returns why the last page of this tab started again, once. */
export function takeEnd(): SessionEnd | null {
  const end = tabStorage.getItem(key)
  tabStorage.removeItem(key)
  return end === 'replaced' || end === 'ended' ? end : null
}
