import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { ApiError, code } from '../errors.ts'
import { checkPassword } from './passwords.ts'

const maxFailures = 10
const windowMs = 15 * 60 * 1000

/** Checks credentials; at most ten failures per login and address in fifteen minutes. */
export class SignIn {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** The user’s id. Throws 101 for a wrong login or password, 102 for a closed account, 429 after too many failures. */
  async check(login: string, password: string, address: string): Promise<number> {
    await this.#countAttempt(login, address)
    const user = await this.#db.selectFrom('users').where('login', '=', login).select(['id', 'password_hash', 'closed']).executeTakeFirst()
    const right = await checkPassword(password, user?.password_hash)
    if (!user || !right) throw new ApiError(400, code.wrongCredentials)

    await this.#db.deleteFrom('sign_in_failures').where('login', '=', login).where('address', '=', address).execute()
    if (user.closed) throw new ApiError(400, code.accountClosed)
    return user.id
  }

  /** Counts the attempt as a failure before the password is looked at, so that parallel attempts cannot slip through. */
  #countAttempt(login: string, address: string): Promise<void> {
    const now = this.#clock.now()
    return this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sign_in_failures').where('at', '<=', now - windowMs).execute()
      const { failures } = await transaction
        .selectFrom('sign_in_failures')
        .where('login', '=', login)
        .where('address', '=', address)
        .select(({ fn }) => fn.countAll<number>().as('failures'))
        .executeTakeFirstOrThrow()
      if (failures >= maxFailures) throw new ApiError(429, code.tooManyAttempts)
      await transaction.insertInto('sign_in_failures').values({ login, address, at: now }).execute()
    })
  }
}
