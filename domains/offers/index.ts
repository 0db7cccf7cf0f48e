import type { Domain } from '#engine/registry.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = ['content']

/** Bonuses, cashback, promotions, vouchers. */
export const offers: Domain = {
  player: () => import('./player.ts'),
  later: () => import('./later.ts'),
}
