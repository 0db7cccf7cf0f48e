import type { Domain } from '#engine/registry.ts'
import { breakStore } from './break-store.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Player protection: age gate, limits, reality checks, session time. */
export const protection: Domain = {
  stored: { keptAtSignOut: ['age-gate', 'notices', 'statement-of-day', 'limit-alerts', 'limit-review'] },
  start(stores) {
    const { get, restriction, manifest } = stores
    const store = get(breakStore)
    restriction.add({
      isInForce: () => store.current !== null,
      notice: () => import('./parts/break-notice.tsx'),
    })
    const { limitRules, statement } = manifest.playerProtection
    if (limitRules?.required ?? limitRules?.linkOn ?? statement)
      return import('./play-steps.ts').then(({ startSteps }) => startSteps(stores))
  },
  player: () => import('./player.ts'),
  later: () => import('./later.ts'),
}
