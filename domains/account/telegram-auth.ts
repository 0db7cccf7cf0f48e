import type { TelegramSignIn } from '#api'
import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage } from '#engine/data/storage.ts'

const key = 'telegram_auth'
const dayMs = 24 * 60 * 60 * 1000

/**
 * Stores the data of Telegram’s login widget until its player is signed in, for at most 24 hours (spec §3). Never
 * logged.
 */
export const keepTelegramAuth = (answer: TelegramSignIn) => sharedStorage.setItem(key, JSON.stringify(answer))

export const forgetTelegramAuth = () => sharedStorage.removeItem(key)

/** Returns the stored data. Data of another shape or older than 24 hours is deleted. `now`: the server’s time. */
export function telegramAuth(now: number): TelegramSignIn | undefined {
  const kept = parseStored<unknown>(sharedStorage.getItem(key))
  if (isTelegramAuth(kept) && now - kept.auth_date * 1000 < dayMs) return kept
  forgetTelegramAuth()
  return undefined
}

/** Whether a value has the shape of the widget’s data. Only the server can verify its hash. */
export function isTelegramAuth(value: unknown): value is TelegramSignIn {
  const { id, first_name, auth_date, hash, ...others } = Object(value) as Record<string, unknown>
  const texts = [first_name, hash, ...Object.values(others)]
  return Number.isInteger(id) && Number.isInteger(auth_date) && texts.every((text) => typeof text === 'string')
}
