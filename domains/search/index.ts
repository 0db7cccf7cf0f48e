import type { Domain } from '#engine/registry.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Search of the whole site: its shortcuts, and how what is typed is compared with names. */
export const search: Domain = {
  later: () => import('./later.ts'),
}
