import type { TelegramSignIn, TelegramToken } from '#api'
import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage } from '#engine/data/storage.ts'

const key = 'telegram_auth'
const dayMs = 24 * 60 * 60 * 1000

/** What Telegram gives the page: the signed data of its widget, or the token of its login library. */
export type TelegramAuth = TelegramSignIn | TelegramToken

/** What a token says. Only the server can verify it. */
interface Claims {
  id: number
  name: string
  exp: number
  nonce: string
}

/**
 * Stores what Telegram gave until its player is signed in: the widget’s data for at most 24 hours (spec §3), a token until it
 * expires. It is never logged.
 */
export const keepTelegramAuth = (auth: TelegramAuth) => sharedStorage.setItem(key, JSON.stringify(auth))

export const forgetTelegramAuth = () => sharedStorage.removeItem(key)

/** Returns the stored data. Data of another shape, or no longer valid, is deleted. `now`: the server’s time. */
export function readTelegramAuth(now: number): TelegramAuth | undefined {
  const kept = parseStored<unknown>(sharedStorage.getItem(key))
  if (isTelegramSignIn(kept) && now < expiryOf(kept)) return kept
  if (isTelegramToken(kept) && now < claimsOf(kept)!.exp * 1000) return kept
  forgetTelegramAuth()
  return undefined
}

const expiryOf = ({ auth_date }: TelegramSignIn) => auth_date * 1000 + dayMs

/** Whether a value has the shape of the widget’s data. Only the server can verify its hash. */
export function isTelegramSignIn(value: unknown): value is TelegramSignIn {
  const { id, first_name, auth_date, hash, ...others } = Object(value) as Record<string, unknown>
  // The optional fields, such as `last_name`, are texts, too.
  const texts = [first_name, hash, ...Object.values(others)]
  return Number.isInteger(id) && Number.isInteger(auth_date) && texts.every((text) => typeof text === 'string')
}

/** Whether a value is a token of the login library for the nonce beside it. Only the server can verify its signature. */
export function isTelegramToken(value: unknown): value is TelegramToken {
  const { id_token, nonce } = Object(value) as Record<string, unknown>
  return typeof id_token === 'string' && typeof nonce === 'string' && claimsOf({ id_token })?.nonce === nonce
}

/** Returns the id and the name that Telegram gave. */
export function telegramPerson(auth: TelegramAuth): { id: number; name: string } {
  return 'id_token' in auth ? claimsOf(auth)! : { id: auth.id, name: auth.first_name }
}

/** Reads a token’s claims; undefined if it is not a token about a person. `name` is the first name where there is one. */
function claimsOf({ id_token }: Pick<TelegramToken, 'id_token'>): Claims | undefined {
  try {
    const [, payload = ''] = id_token.split('.')
    const bytes = Uint8Array.from(fromBase64Url(payload), (byte) => byte.charCodeAt(0))
    const claims: Record<string, unknown> = JSON.parse(new TextDecoder().decode(bytes))
    const { id, given_name, name = '', exp, nonce } = claims
    if (typeof id !== 'number' || typeof exp !== 'number' || typeof nonce !== 'string') return undefined
    return { id, name: String(given_name ?? name), exp, nonce }
  } catch {
    return undefined
  }
}

/** Decodes base64url to a string of bytes. */
const fromBase64Url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))
