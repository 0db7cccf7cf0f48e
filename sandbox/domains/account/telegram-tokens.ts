import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { promisify } from 'node:util'
import type { TelegramSignIn, TelegramToken } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { ApiError, code } from '../../app/errors.ts'

/** The fields about a person that Telegram signs, without the time. */
export type TelegramPerson = Pick<TelegramSignIn, 'id' | 'first_name' | 'last_name' | 'username' | 'photo_url'>

/** The client id of the bot that serves every brand: the number in front of its token. */
export const clientId = 7000000001

// https://core.telegram.org/bots/telegram-login, “Validating ID Tokens”, 26 November 2026: signed with RS256 by default; the
// claims iss, aud, sub, iat and exp, with the scope `profile` also id, name, preferred_username and picture, and the nonce.
const issuer = 'https://oauth.telegram.org'
/** Assumed: the documentation’s example has an hour between `iat` and `exp`. */
const validSeconds = 60 * 60
const setting = 'telegram-signing-key'

interface Claims {
  iss: string
  aud: string
  sub: string
  iat: number
  exp: number
  id: number
  name: string
  given_name?: string
  family_name?: string
  preferred_username?: string
  picture?: string
  nonce?: string
}

/** The id tokens of Telegram’s login library: makes them as Telegram does, and verifies them as a platform does. */
export class TelegramTokens {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Returns Telegram’s token about a person, for a client id and the nonce of a page. */
  async make(person: TelegramPerson, audience: string, nonce: string | undefined): Promise<string> {
    const now = Math.floor(this.#clock.now() / 1000)
    const claims: Claims = {
      iss: issuer,
      aud: audience,
      sub: String(person.id),
      iat: now,
      exp: now + validSeconds,
      id: person.id,
      name: [person.first_name, person.last_name].filter(Boolean).join(' '),
      given_name: person.first_name,
      ...(person.last_name && { family_name: person.last_name }),
      ...(person.username && { preferred_username: person.username }),
      ...(person.photo_url && { picture: person.photo_url }),
      ...(nonce && { nonce }),
    }
    const content = `${encode({ alg: 'RS256', typ: 'JWT', kid: setting })}.${encode(claims)}`
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), await this.#key()).toString('base64url')}`
  }

  /** Telegram’s public keys, as its address `/.well-known/jwks.json` serves them. */
  async keys(): Promise<{ keys: JsonWebKey[] }> {
    const key = createPublicKey(await this.#key()).export({ format: 'jwk' })
    return { keys: [{ ...key, kid: setting, use: 'sig', alg: 'RS256' }] }
  }

  /** Returns whom a token is about. Throws 110 for one that is not Telegram’s, not for this client, expired, or of another nonce. */
  async verify({ id_token: token, nonce }: TelegramToken): Promise<TelegramPerson> {
    const [head = '', body = '', signature = ''] = token.split('.')
    const isSigned = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${body}`),
      createPublicKey(await this.#key()),
      Buffer.from(signature, 'base64url'),
    )
    if (!isSigned || decode<{ alg: string }>(head).alg !== 'RS256') throw invalid('id_token')
    const claims = decode<Claims>(body)
    const isCurrent = claims.exp * 1000 > this.#clock.now()
    if (claims.iss !== issuer || claims.aud !== String(clientId) || !isCurrent) throw invalid('id_token')
    if (claims.nonce !== nonce) throw invalid('nonce')
    return {
      id: claims.id,
      first_name: claims.given_name ?? claims.name,
      ...(claims.family_name && { last_name: claims.family_name }),
    }
  }

  /** Created on first use, and shared by all processes on one database. */
  async #key(): Promise<KeyObject> {
    const known = await this.#stored()
    if (known) return known
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    const value = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await this.#db
      .insertInto('settings')
      .values({ name: setting, value })
      .onConflict((on) => on.doNothing())
      .execute()
    return (await this.#stored()) ?? privateKey
  }

  async #stored(): Promise<KeyObject | undefined> {
    const row = await this.#db.selectFrom('settings').where('name', '=', setting).select('value').executeTakeFirst()
    return row && createPrivateKey(row.value)
  }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = <T>(text: string): T => JSON.parse(Buffer.from(text, 'base64url').toString())
const invalid = (param: string) => new ApiError(400, code.fieldInvalid, param)
