import { useTranslation } from 'react-i18next'
import type { User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { UnknownOutcome } from '#engine/data/once/single-writes.ts'
import { failureOf } from '../telegram-store.ts'
import { useRegistered } from './use-registered.ts'

/**
 * Returns a function that makes a registration and navigates as `useRegistered` does. It rejects as the call does, with the texts of
 * a registration: the outcome is unknown, or the Telegram account may not be used (spec §8).
 */
export function useRegister(): (register: () => Promise<User | void>) => Promise<void> {
  const registered = useRegistered()
  const { t } = useTranslation('user')
  const inWords = (error: unknown): unknown => {
    if (error instanceof UnknownOutcome && error.isUnclear) return withText(t('register.unknown'))
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
