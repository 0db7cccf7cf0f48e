import type { Manifest } from '#manifest'

/** Returns storage items that answer a brand’s initial questions: only necessary cookies, and of age. */
export function initialAnswers(brand: string, manifest?: Manifest): Record<string, string> {
  const date = new Date().toISOString()
  return {
    ...(manifest?.consent.required && {
      [`consent:${brand}`]: JSON.stringify({ date, granted: { analytics: false, advertising: false, support: false } }),
    }),
    // Manifests that were generated at random are not among them.
    ...(manifest?.playerProtection.ageGate !== false && { [`age-gate:${brand}`]: date }),
  }
}

export { keep } from '../../scripts/brand/certify/visit.ts'
