import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { flag } from '../../app/db/flag.ts'
import { ApiError, code } from '../../app/errors.ts'
import type { Emails } from './emails/emails.ts'
import type { EmailLanguage } from './emails/texts.ts'
import { checkPassword } from './passwords.ts'

const maxFailures = 10
const windowMs = 15 * 60 * 1000

/** Checks credentials. Allows ten failures per login and address in fifteen minutes; then the player gets one email. */
export class SignIn {
  readonly #db: Database
  readonly #clock: Clock
  readonly #emails: Emails

  constructor(db: Database, clock: Clock, emails: Emails) {
    this.#db = db
    this.#clock = clock
    this.#emails = emails
  }

  /**
   * Returns the user’s id. Throws 101 for a wrong login or password, 102 for a closed account, 429 after too many
   * failures.
   */
  async check(login: string, password: string, address: string, lang: EmailLanguage): Promise<number> {
    const locks = await this.#countAttempt(login, address)
    const user = await this.#db
      .selectFrom('users')
      .where('login', '=', login)
      .select(['id', 'password_hash', 'closed', 'email'])
      .executeTakeFirst()
    const right = await checkPassword(password, user?.password_hash)
    if (locks && !right && user?.email && !user.closed) {
      await this.#emails.locked(user.email, { login, address, failures: maxFailures, minutes: windowMs / 60_000 }, lang)
    }
    if (!user || !right) throw new ApiError(400, code.wrongCredentials)

    await this.#db.deleteFrom('sign_in_failures').where('login', '=', login).where('address', '=', address).execute()
    if (user.closed) throw new ApiError(400, code.accountClosed)
    return user.id
  }

  /**
   * Counts the attempt as a failure before the password is checked, so that parallel attempts cannot exceed the limit.
   * Resolves to whether this failure starts a lock; no other failure does until this one expires.
   */
  #countAttempt(login: string, address: string): Promise<boolean> {
    const now = this.#clock.now()
    return this.#db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('sign_in_failures')
        .where('at', '<=', now - windowMs)
        .execute()
      const failures = await transaction
        .selectFrom('sign_in_failures')
        .where('login', '=', login)
        .where('address', '=', address)
        .select('locks')
        .execute()
      if (failures.length >= maxFailures) throw new ApiError(429, code.tooManyAttempts)
      const locks = failures.length + 1 === maxFailures && failures.every((failure) => failure.locks === 0)
      await transaction
        .insertInto('sign_in_failures')
        .values({ login, address, at: now, locks: flag(locks) })
        .execute()
      return locks
    })
  }
}
