import type { Domain } from '#engine/registry.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** What players have won lately. */
export const wins: Domain = {
  later: () => import('./later.ts'),
}
