import type { Domain } from '#engine/registry.ts'
import { clearPending } from './pending-spin.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** The wheel of fortune. */
export const wheel: Domain = {
  start: ({ session }) => session.onUser(() => clearPending(sessionStorage)),
  later: () => import('./later.ts'),
}
