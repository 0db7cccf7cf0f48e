import { type SafeStorage, sharedStorage, tabStorage } from './storage.ts'

/** Kept: theme, referral code, consent, age gate, whose conversation a chat has, a visitor’s favourites, players’ last payment methods, which deposits they were shown, intentions, what keeps tabs apart. */
const kept = /^((theme|favourites|consent|age-gate|chat-owner|last-method|deposits-shown|lock|ref)(:|$)|unresolved-)/
const keptForTab = /^(apikey|subid)$/

/**
 * Removes the player’s data from the browser’s storage and keeps what the next user may see (spec §4, sign-out). The
 * language is a cookie and stays.
 */
export function clearStorage() {
  clear(sharedStorage, kept)
  clear(tabStorage, keptForTab)
}

function clear(storage: SafeStorage, stays: RegExp) {
  for (const key of storage.keys()) if (!stays.test(key)) storage.removeItem(key)
}
