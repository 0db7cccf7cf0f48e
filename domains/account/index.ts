import type { Domain } from '#engine/registry.ts'
import { storeArrivalValues } from './arrival.ts'
import { forgetResetLink } from './reset-link.ts'
import { forgetTelegramAuth } from './telegram-auth.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Registration, sign-in by a messenger, recovery, the profile and its documents. */
export const account: Domain = {
  stored: { kept: ['ref', 'apikey', 'subid'] },
  start({ session }) {
    storeArrivalValues(window.location.search)
    session.onSignIn(forgetTelegramAuth)
    session.onSignIn(forgetResetLink)
  },
}
