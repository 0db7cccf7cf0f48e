import type { LaterDomain } from '#engine/registry.ts'

/** Asks for the player’s consent where that is needed, and starts Google’s scripts by it: no vendor’s code is loaded before its category is allowed. */
export const later: LaterDomain = {
  start(stores) {
    const { gtag, gtm } = stores.manifest.services.production
    const isMeasured = gtag !== undefined || gtm !== undefined
    if (!isMeasured && stores.manifest.chats.length === 0) return
    void import('./start-consent.ts').then(({ askForConsent }) => askForConsent(stores)).catch(console.error)
    if (isMeasured)
      void import('./analytics.ts').then(({ startAnalytics }) => startAnalytics(stores)).catch(console.error)
  },
}
