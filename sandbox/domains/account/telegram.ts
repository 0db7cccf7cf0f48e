import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { TelegramSignIn, TelegramToken } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { transact } from '../../app/db/transact.ts'
import { ApiError, code, refusal } from '../../app/errors.ts'
import { storedDetails } from './details.ts'
import { createPlayer, playersKey } from './players.ts'
import { type TelegramPerson, TelegramTokens } from './telegram-tokens.ts'

const validMs = 24 * 60 * 60 * 1000
const signed = ['id', 'first_name', 'last_name', 'username', 'photo_url', 'auth_date'] as const

/** What a player chose for a registration. */
type Choices = Pick<TelegramSignIn, 'isRegister' | 'firstDepositBonus' | 'referralCode'>

/** Sign-in through Telegram. One bot serves every brand; its token is the database setting `telegram-bot-token`. */
export class Telegram {
  readonly tokens: TelegramTokens
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
    this.tokens = new TelegramTokens(db, clock)
  }

  /**
   * Returns the id of the user to sign in, and creates the user if `isRegister` is set and there is none. Throws 110
   * for a wrong `hash` or `auth_date`, 2680 for a closed account, and 404 with the message “User not found” (spec §8).
   */
  async findOrCreateUser(values: TelegramSignIn, brandCurrency: string): Promise<number> {
    await this.#check(values)
    return this.#find(values, values, brandCurrency)
  }

  /** As `findOrCreateUser`, with a token of Telegram’s login library. Throws 110 for an invalid one. */
  async findOrCreateUserByToken(values: TelegramToken, brandCurrency: string): Promise<number> {
    return this.#find(await this.tokens.verify(values), values, brandCurrency)
  }

  #find(person: TelegramPerson, choices: Choices, brandCurrency: string): Promise<number> {
    return transact(this.#db, playersKey, async (transaction) => {
      const user = await transaction
        .selectFrom('users')
        .where('telegram_id', '=', person.id)
        .select(['id', 'closed'])
        .executeTakeFirst()
      if (user?.closed) throw new ApiError(400, code.telegramForbidden)
      if (user) return user.id
      if (!choices.isRegister) throw refusal(404, 'User not found')
      return createPlayer(transaction, {
        login: `tg${person.id}`,
        // No password matches this; the player may set one later.
        password_hash: '',
        currency: brandCurrency,
        name: person.first_name,
        surname: person.last_name || null,
        telegram_id: person.id,
        bonus: choices.firstDepositBonus ?? null,
        referral_code: choices.referralCode || null,
        details: storedDetails(choices),
      })
    })
  }

  /** The data that Telegram’s login widget gives a page about a person, signed now. */
  async sign(person: TelegramPerson): Promise<TelegramSignIn> {
    const fields = { ...person, auth_date: Math.floor(this.#clock.now() / 1000) }
    return { ...fields, hash: (await this.#hash(fields)).toString('hex') }
  }

  async #check(values: TelegramSignIn): Promise<void> {
    const given = Buffer.from(values.hash, 'hex')
    const expected = await this.#hash(values)
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new ApiError(400, code.fieldInvalid, 'hash')

    const age = this.#clock.now() - values.auth_date * 1000
    if (age < 0 || age > validMs) throw new ApiError(400, code.fieldInvalid, 'auth_date')
  }

  /** Telegram’s scheme: HMAC-SHA-256 of the sorted `name=value` lines, keyed by the SHA-256 of the token. */
  async #hash(values: Partial<TelegramSignIn>): Promise<Buffer> {
    const lines = signed.filter((name) => values[name] !== undefined).map((name) => `${name}=${values[name]}`)
    const key = createHash('sha256')
      .update(await this.#token())
      .digest()
    return createHmac('sha256', key).update(lines.toSorted().join('\n')).digest()
  }

  /** Created on first use, in the format of a real token. */
  async #token(): Promise<string> {
    const name = 'telegram-bot-token'
    const value = `7000000001:${randomBytes(26).toString('base64url')}`
    await this.#db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((on) => on.doNothing())
      .execute()
    return (await this.#db.selectFrom('settings').where('name', '=', name).select('value').executeTakeFirstOrThrow())
      .value
  }
}
