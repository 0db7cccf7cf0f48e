import { type SafeStorage, sharedStorage, tabStorage } from './storage.ts'

/** What becomes of stored items, by their keys or the part of their keys before a colon. */
export interface StoredItems {
  /** What stays after a sign-out: the next user of the browser may have it. */
  keptAtSignOut?: readonly string[]
  /** What leaves a full storage for the records of writes that must happen once. */
  expendable?: readonly string[]
}

const keptAtSignOut = new Set(['theme', 'lock', 'hidden-blocks'])
const expendable = new Set<string>()

/** Called once for each domain, before anything is cleared. */
export function declareStored(items: StoredItems = {}) {
  for (const name of items.keptAtSignOut ?? []) keptAtSignOut.add(name)
  for (const name of items.expendable ?? []) expendable.add(name)
}

const nameOf = (key: string) => key.split(':')[0]!

export const isExpendable = (key: string) => expendable.has(nameOf(key))

/**
 * Removes the player’s data from the browser’s storage (spec §4, sign-out). What stays is the record
 * of each write whose outcome is not known yet, and the language, which is a cookie.
 */
export function clearStorage() {
  clear(sharedStorage)
  clear(tabStorage)
}

function clear(storage: SafeStorage) {
  for (const key of storage.keys())
    if (!keptAtSignOut.has(nameOf(key)) && !key.startsWith('unresolved-')) storage.removeItem(key)
}
