import type { TelegramSignIn } from '#api'
import { parseKept } from '#engine/data/parse-kept.ts'

const key = 'telegram_auth'
const dayMs = 24 * 60 * 60 * 1000

/** Keeps what Telegram’s login widget gave, until its player is signed in, or for 24 hours (spec §3). Never logged. */
export const keepTelegramAuth = (answer: TelegramSignIn) => localStorage.setItem(key, JSON.stringify(answer))

export const forgetTelegramAuth = () => localStorage.removeItem(key)

/** What was kept. Anything of another shape, or from more than 24 hours ago, is deleted and counts as nothing. */
export function telegramAuth(): TelegramSignIn | undefined {
  const kept = parseKept<unknown>(localStorage.getItem(key))
  if (isTelegramAuth(kept) && Date.now() - kept.auth_date * 1000 < dayMs) return kept
  forgetTelegramAuth()
  return undefined
}

/** Whether a value has the shape of the widget’s answer. Only the server can check its hash. */
export function isTelegramAuth(value: unknown): value is TelegramSignIn {
  const { id, first_name, auth_date, hash, ...rest } = Object(value) as Record<string, unknown>
  const texts = [first_name, hash, ...Object.values(rest)]
  return Number.isInteger(id) && Number.isInteger(auth_date) && texts.every((text) => typeof text === 'string')
}
