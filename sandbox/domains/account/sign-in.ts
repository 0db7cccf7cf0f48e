import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { transact } from '../../app/db/transact.ts'
import { type Flag, flag } from '../../app/db/flag.ts'
import { ApiError, code, tooMany } from '../../app/errors.ts'
import type { Emails } from './emails/emails.ts'
import type { EmailLanguage } from './emails/texts.ts'
import { checkPassword } from './passwords.ts'

const maxFailures = 10
const windowMs = 15 * 60 * 1000
/** After this many failures from all addresses, an unknown address may try again only after a pause without failures. */
const maxFailuresEverywhere = 20
/** The length of that pause, in milliseconds. */
const pauseMs = 30_000
/** How long an address at which the player signed in is known, in milliseconds. */
const knownForMs = 90 * 24 * 60 * 60 * 1000

interface Failure {
  address: string
  at: number
  locks: Flag
}

/**
 * Checks credentials. Allows ten failures per login and address in fifteen minutes; then the player gets one email. Many
 * addresses that guess one login are slowed down together. This does not concern those at which the player has signed in, so
 * that nobody can lock the player out there.
 */
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
    const matches = await checkPassword(password, user?.password_hash)
    if (locks && !matches && user?.email && !user.closed) {
      await this.#emails.locked(user.email, { login, address, failures: maxFailures, minutes: windowMs / 60_000 }, lang)
    }
    if (!user || !matches) throw new ApiError(400, code.wrongCredentials)

    await this.#db.deleteFrom('sign_in_failures').where('login', '=', login).where('address', '=', address).execute()
    const at = this.#clock.now()
    await this.#db
      .insertInto('sign_in_addresses')
      .values({ login, address, at })
      .onConflict((conflict) => conflict.columns(['login', 'address']).doUpdateSet({ at }))
      .execute()
    if (user.closed) throw new ApiError(400, code.accountClosed)
    return user.id
  }

  /**
   * Counts the attempt as a failure before the password is checked, so that parallel attempts cannot exceed the limit.
   * Resolves to whether this failure starts a lock; no other failure does until this one expires.
   */
  #countAttempt(login: string, address: string): Promise<boolean> {
    const now = this.#clock.now()
    return transact(this.#db, `sign-in:${login}`, async (transaction) => {
      await transaction
        .deleteFrom('sign_in_failures')
        .where('at', '<=', now - windowMs)
        .execute()
      const failures = await transaction
        .selectFrom('sign_in_failures')
        .where('login', '=', login)
        .select(['address', 'at', 'locks'])
        .execute()
      const here = failures.filter((failure) => failure.address === address)
      const mustWait = isPaused(failures, now) && !(await isKnown(transaction, login, address, now))
      if (here.length >= maxFailures) throw tooMany(Math.min(...here.map(({ at }) => at)) + windowMs - now)
      if (mustWait) throw tooMany(Math.max(...failures.map(({ at }) => at)) + pauseMs - now)
      const locks = here.length + 1 === maxFailures && here.every((failure) => failure.locks === 0)
      await transaction
        .insertInto('sign_in_failures')
        .values({ login, address, at: now, locks: flag(locks) })
        .execute()
      return locks
    })
  }
}

const isPaused = (failures: readonly Failure[], now: number): boolean =>
  failures.length >= maxFailuresEverywhere && failures.some(({ at }) => now - at < pauseMs)

async function isKnown(db: Database, login: string, address: string, now: number): Promise<boolean> {
  const known = await db
    .selectFrom('sign_in_addresses')
    .where('login', '=', login)
    .where('address', '=', address)
    .where('at', '>', now - knownForMs)
    .select('at')
    .executeTakeFirst()
  return known !== undefined
}
