import type { TelegramSignIn, User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { registrationCalls, type RegistrationCalls } from '#schemas/calls/registration.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Signing in with Telegram. */
class TelegramStore {
  private readonly api: RegistrationCalls

  constructor(api: RegistrationCalls) {
    this.api = api
  }

  /** Returns the user without storing it (`useEnter`). Rejects with an `ApiError`; `failureOf` maps it to spec §8. */
  signIn(answer: TelegramSignIn): Promise<User | undefined> {
    return this.api.telegram(answer)
  }
}

/** Maps the error of a Telegram sign-in (spec §8): not registered, not allowed, or unavailable. */
export function failureOf(error: unknown): 'unknown-user' | 'forbidden' | 'unavailable' {
  const { message, code } = (error instanceof ApiError && error.body) || {}
  if (message === 'User not found') return 'unknown-user'
  return code === 2680 ? 'forbidden' : 'unavailable'
}

export const telegramStore = ({ http }: Stores) => new TelegramStore(registrationCalls(http))
