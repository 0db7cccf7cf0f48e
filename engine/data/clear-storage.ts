/** Kept: theme, referral code, consent, age gate, a visitor’s favourites, unresolved payments, what keeps tabs apart. */
const kept = /^(theme|favourites|consent|age-gate|unresolved-payments|lock|ref)(:|$)/
const keptForTab = /^(apikey|subid)$/

/**
 * Removes the player’s data from the browser’s storage and keeps what the next user may see (spec §4, sign-out). The
 * language is a cookie and stays.
 */
export function clearStorage() {
  clear(localStorage, kept)
  clear(sessionStorage, keptForTab)
}

function clear(storage: Storage, stays: RegExp) {
  for (const key of Object.keys(storage)) if (!stays.test(key)) storage.removeItem(key)
}
