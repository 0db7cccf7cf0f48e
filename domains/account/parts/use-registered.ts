import { firstDepositExplained, successfulRegistration } from '../flags.ts'
import type { User } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { useEnter, useGoToPage } from '#engine/routing/use-go-to-page.ts'

/**
 * Returns a function that stores a user who has registered and navigates to SUCCESS_REGISTRATION if the brand has it,
 * else to DEPOSIT with the flag that opens the first-deposit explanation (spec §2). Sets the successful-registration
 * flag in both cases.
 */
export function useRegistered(): (user: User) => void {
  const { pages } = useStores().manifest
  const enter = useEnter()
  const go = useGoToPage()
  return (user) => {
    successfulRegistration.set()
    if (pages.SUCCESS_REGISTRATION.visible) return enter(user, () => go('SUCCESS_REGISTRATION', { replace: true }))
    firstDepositExplained.set()
    return enter(user, () => go('DEPOSIT', { replace: true }))
  }
}
