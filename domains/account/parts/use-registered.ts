import { firstDepositHint, successfulRegistration } from '../flags.ts'
import type { User } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { useAccess } from '#engine/routing/registry-context.ts'
import { useEnter, useGoToPage } from '#engine/routing/use-go-to-page.ts'

/**
 * Returns a function that stores a user who has registered and navigates to SUCCESS_REGISTRATION if the brand has it,
 * else to DEPOSIT with the flag that opens the first-deposit explanation (spec §2). Sets the successful-registration
 * flag in both cases. Without `user`, reads who is signed in now; where the platform signs nobody in, the player goes to
 * the same page or, where it is for players only, to LOGIN.
 */
export function useRegistered(): (user?: User) => Promise<void> {
  const { manifest, session } = useStores()
  const { SUCCESS_REGISTRATION } = manifest.pages
  const { isOpen } = useAccess()
  const enter = useEnter()
  const go = useGoToPage()
  return async (known) => {
    const user = known ?? (await session.fetchUser().catch(() => undefined))
    successfulRegistration.set()
    if (!SUCCESS_REGISTRATION.visible) firstDepositHint.set()
    const page = SUCCESS_REGISTRATION.visible ? 'SUCCESS_REGISTRATION' : 'DEPOSIT'
    if (user) return enter(user, () => go(page, { replace: true }))
    go(isOpen(page) ? page : 'LOGIN', { replace: true })
  }
}
