/** What stays: theme, referral code, consent, age gate, a visitor’s favourites, unresolved money operations. */
const kept = /^(theme|favourites|consent|age-gate|money-operations|ref)(:|$)/
const keptForTab = /^(apikey|subid)$/

/** Leaves of a player’s storage in this browser what the next one may find, and no more (spec §4, sign-out). The language is a cookie. */
export function clearStorage() {
  clear(localStorage, kept)
  clear(sessionStorage, keptForTab)
}

function clear(storage: Storage, stays: RegExp) {
  for (const key of Object.keys(storage)) if (!stays.test(key)) storage.removeItem(key)
}
