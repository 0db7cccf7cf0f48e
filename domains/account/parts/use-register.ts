import { useTranslation } from 'react-i18next'
import type { User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { UnknownOutcome } from '#engine/data/once/single-writes.ts'
import { failureOf } from '../telegram-store.ts'
import { firstDepositHint, successfulRegistration } from '../flags.ts'
import { useStores } from '#engine/shell/stores.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useEnter, useGoToPage } from '#engine/routing/use-go-to-page.ts'

/**
 * Returns a function that makes a registration and navigates as `useRegistered` does. It rejects as the call does, with the texts of
 * a registration: the outcome is unknown, or the Telegram account may not be used (spec §8).
 */
export function useRegister(): (register: () => Promise<User | void>) => Promise<void> {
  const registered = useRegistered()
  const { t } = useTranslation('user')
  const inWords = (error: unknown): unknown => {
    if (error instanceof UnknownOutcome && error.hasNoMessage) return withText(t('register.unknown'))
    return failureOf(error) === 'forbidden' ? withText(t('telegram.forbidden')) : error
  }
  return async (register) => {
    const user = await register().catch((error: unknown) => {
      throw inWords(error)
    })
    await registered(user ?? undefined)
  }
}

const withText = (message: string) => new ApiError(message, undefined, { message })

/**
 * Returns a function that stores a user who has registered and navigates to SUCCESS_REGISTRATION if the brand has it,
 * else to DEPOSIT with the flag that opens the first-deposit explanation (spec §2). Sets the successful-registration
 * flag in both cases. Without `user`, reads who is signed in now; where the platform signs nobody in, the player goes to
 * the same page or, where it is for players only, to LOGIN.
 */
function useRegistered(): (user?: User) => Promise<void> {
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
