import type { Domain } from '#engine/registry.ts'
import { breakStore } from './break-store.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Player protection: age gate, limits, reality checks, session time. */
export const protection: Domain = {
  stored: { keptAtSignOut: ['age-gate', 'notices'] },
  start({ get, restriction }) {
    const store = get(breakStore)
    restriction.add({
      isInForce: () => store.current !== null,
      notice: () => import('./parts/break-notice.tsx'),
    })
  },
  player: () => import('./player.ts'),
  later: () => import('./later.ts'),
}
