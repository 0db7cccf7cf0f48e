import type { TelegramSignIn, User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { registrationCalls, type RegistrationCalls } from '#schemas/calls/registration.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Signing in by Telegram. */
class TelegramStore {
  private readonly api: RegistrationCalls

  constructor(api: RegistrationCalls) {
    this.api = api
  }

  /** Fails with an `ApiError`; `failureOf` says which of spec §8 it is. The user is answered, not yet taken in (`useEnter`). */
  signIn(answer: TelegramSignIn): Promise<User> {
    return this.api.telegram(answer)
  }
}

/** Why a sign-in by Telegram failed (spec §8): nobody has registered by it, the account may not, or the method is unavailable. */
export function failureOf(error: unknown): 'unknown-user' | 'forbidden' | 'unavailable' {
  const { message, code } = (error instanceof ApiError && error.body) || {}
  if (message === 'User not found') return 'unknown-user'
  return code === 2680 ? 'forbidden' : 'unavailable'
}

export const telegramStore = ({ http }: Stores) => new TelegramStore(registrationCalls(http))
