import type { LaterDomain } from '#engine/registry.ts'

/** Asks for the player’s consent where that is needed, and lets analytics follow it: no vendor’s code is loaded before its category is allowed. */
export const later: LaterDomain = {
  start(stores) {
    const gtag = stores.manifest.services.production.gtag
    if (!gtag && stores.manifest.chats.length === 0) return
    void import('./start-consent.ts').then(({ askForConsent }) => askForConsent(stores)).catch(console.error)
    if (gtag)
      void import('./analytics.ts').then(({ startAnalytics }) => startAnalytics(stores, gtag)).catch(console.error)
  },
}
