import type { Domain } from '#engine/registry.ts'
import { heldUser } from './held-user.ts'
import { clearPending } from './pending-spin.ts'
import { tabStorage } from '#engine/data/storage.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** The wheel of fortune. */
export const wheel: Domain = {
  start({ session, get }) {
    session.showUserAs(get(heldUser).shown)
    session.onUser(() => clearPending(tabStorage))
  },
  later: () => import('./later.ts'),
}
