import type { Domain } from '#engine/registry.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Consent to third-party services, and analytics. */
export const consent: Domain = {
  stored: { keptAtSignOut: ['consent'] },
  later: () => import('./later.ts'),
}
