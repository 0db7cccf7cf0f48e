import type { Domain } from '#engine/registry.ts'
import { forgetResetLink } from './reset-link.ts'
import { forgetTelegramAuth } from './telegram-auth.ts'
import { sharedStorage, tabStorage } from '#engine/data/storage.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Registration, sign-in by a messenger, recovery, the profile and its documents. */
export const account: Domain = {
  stored: { keptAtSignOut: ['ref', 'apikey', 'subid'] },
  start({ session }) {
    storeArrivalValues(window.location.search)
    session.onSignIn(forgetTelegramAuth)
    session.onSignIn(forgetResetLink)
  },
}

/** A valid value of an affiliate link: printable, without spaces, quotes or markup, within the API’s maximum length. */
const wellFormed = /^[\w.~:=|+@,-]{1,180}$/

/**
 * Stores the parameters of the arrival address, on any page: `ref`, a referral code, in local storage; `apikey` and
 * `subid`, of an affiliate, in session storage (spec §2 and §3). Invalid values are ignored.
 */
export function storeArrivalValues(search: string) {
  const query = new URLSearchParams(search)
  for (const name of ['ref', 'apikey', 'subid']) {
    const value = query.get(name) ?? ''
    if (wellFormed.test(value)) (name === 'ref' ? sharedStorage : tabStorage).setItem(name, value)
  }
}
