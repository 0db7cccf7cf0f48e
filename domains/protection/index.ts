import type { Domain } from '#engine/registry.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Player protection: age gate, limits, reality checks, session time. */
export const protection: Domain = {
  player: () => import('./player.ts'),
  later: () => import('./later.ts'),
}
