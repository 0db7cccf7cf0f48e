import type { Domain } from '#engine/registry.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Jackpots and their amounts. */
export const jackpots: Domain = {
  later: () => import('./later.ts'),
}
