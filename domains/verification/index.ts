import type { Domain } from '#engine/registry.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** The verification of the player’s identity by a vendor. */
export const verification: Domain = {
  later: () => import('./later.ts'),
}
