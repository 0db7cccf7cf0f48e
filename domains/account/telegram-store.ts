import type { User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { registrationCalls, type RegistrationCalls } from '#schemas/calls/registration.ts'
import { telegramCalls, type TelegramCalls } from '#schemas/calls/telegram.ts'
import type { Stores } from '#engine/shell/stores.ts'
import type { TelegramAuth } from './telegram-auth.ts'

/** The calls that sign in with Telegram: with the data of its widget, or with a token of its login library. */
export type TelegramApi = Pick<RegistrationCalls, 'telegram'> & TelegramCalls

/** Signs in, or registers, with what Telegram gave. */
export const sendTelegram = (api: TelegramApi, auth: TelegramAuth): Promise<User | undefined> =>
  'id_token' in auth ? api.telegramToken(auth) : api.telegram(auth)

/** Signing in with Telegram. */
class TelegramStore {
  readonly #api: TelegramApi

  constructor(api: TelegramApi) {
    this.#api = api
  }

  /** The caller stores the user with `useEnter`. Rejects with an `ApiError`, which `failureOf` names as in spec §8. */
  signIn(auth: TelegramAuth): Promise<User | undefined> {
    return sendTelegram(this.#api, auth)
  }
}

/** Names the error of a Telegram sign-in (spec §8): not registered, not allowed, or unavailable. */
export function failureOf(error: unknown): 'unknown-user' | 'forbidden' | 'unavailable' {
  const { message, code } = (error instanceof ApiError && error.body) || {}
  if (message === 'User not found') return 'unknown-user'
  return code === 2680 ? 'forbidden' : 'unavailable'
}

export const telegramStore = ({ http }: Stores) =>
  new TelegramStore({ ...registrationCalls(http), ...telegramCalls(http) })
