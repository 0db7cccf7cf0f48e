import { firstDepositExplained } from '#domains/payments/flags.ts'
import { successfulRegistration } from '../flags.ts'
import type { User } from '#api'
import { useStores } from '#engine/shell/stores.ts'
import { useEnter, useGo } from '#engine/routing/use-go.ts'

/**
 * Answers a function that takes in who just registered, and leads to SUCCESS_REGISTRATION where the brand has it, else to
 * DEPOSIT with the flag that opens its first-deposit explanation (spec §2). The successful-registration flag is set either way.
 */
export function useRegistered(): (user: User) => void {
  const { pages } = useStores().manifest
  const enter = useEnter()
  const go = useGo()
  return (user) => {
    successfulRegistration.set()
    if (pages.SUCCESS_REGISTRATION.visible) return enter(user, () => go('SUCCESS_REGISTRATION', { replace: true }))
    firstDepositExplained.set()
    return enter(user, () => go('DEPOSIT', { replace: true }))
  }
}
