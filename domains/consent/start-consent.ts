import type { Stores } from '#engine/shell/stores.ts'
import { consentStore } from './consent-store.ts'

/** Asks for the player’s consent where the brand requires it and it was not given or refused yet. */
export function askForConsent({ get }: Stores) {
  const consent = get(consentStore)
  if (consent.isUnanswered) consent.ask()
}
