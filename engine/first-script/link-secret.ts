/** Replaces the secret of an email link in the address. */
const withoutSecret = '-'

/**
 * Moves the secret of an email link from the address to the engine: later requests would send it as referrer, and other
 * scripts could read it.
 */
export function takeSecret(below: readonly string[]) {
  for (const place of below) {
    const secret = location.pathname.startsWith(place) ? location.pathname.slice(place.length).replace(/\/$/, '') : ''
    if (!secret || secret === withoutSecret || secret.includes('/')) continue
    try {
      window.linkSecret = decodeURIComponent(secret)
    } catch {
      // It is no link of ours.
    }
    history.replaceState(null, '', place + withoutSecret + location.search)
  }
}
