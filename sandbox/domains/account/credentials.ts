import type { PasswordChange } from '#api'
import type { Database } from '../../app/db/database.ts'
import { flag } from '../../app/db/flag.ts'
import { ApiError, code } from '../../app/errors.ts'
import type { Emails } from './emails/emails.ts'
import type { Reader } from './emails/reader.ts'
import type { EmailLanguage } from './emails/texts.ts'
import { checkFields } from './fields.ts'
import type { RateLimits } from '../../app/rate-limits.ts'
import type { Links } from './links.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'

const quarter = 15 * 60_000
const changes = { times: 10, withinMs: quarter }
const emailsPerPlayer = { times: 3, withinMs: quarter }
const emailsPerAddress = { times: 30, withinMs: quarter }

interface Dependencies {
  db: Database
  limits: RateLimits
  emails: Emails
  links: Links
  sessions: Sessions
}

/** Changes and recovers passwords, and confirms email addresses. */
export class CredentialChanges {
  readonly #dependencies: Dependencies

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /** Sets a new password and ends the player’s other sessions. Throws 110, 115 for a wrong current password, or 429. */
  async changePassword(
    userId: number,
    keepSession: string,
    { password, newPassword }: PasswordChange,
    lang: EmailLanguage,
  ): Promise<void> {
    const { db, limits, emails, sessions } = this.#dependencies
    checkFields({ newPassword }, ['newPassword'])
    await limits.take(`password:${userId}`, changes)
    const user = await db
      .selectFrom('users')
      .where('id', '=', userId)
      .select(['password_hash', 'email'])
      .executeTakeFirstOrThrow()
    if (!(await checkPassword(password, user.password_hash))) throw new ApiError(400, code.wrongPassword, 'password')

    await limits.clear(`password:${userId}`)
    await db
      .updateTable('users')
      .set({ password_hash: await hashPassword(newPassword) })
      .where('id', '=', userId)
      .execute()
    await sessions.endAll(userId, keepSession)
    if (user.email) await emails.changed(user.email, 'password', lang)
  }

  /** Sends a recovery link if an open account has this address; the caller sees no difference. Throws 110 or 429. */
  async requestRecovery(email: string, address: string, reader: Reader): Promise<void> {
    const { db, limits, emails } = this.#dependencies
    checkFields({ email }, ['email'])
    await limits.take(`recovery:${address}`, emailsPerAddress)
    await limits.take(`recovery:${email.toLowerCase()}`, emailsPerPlayer)
    const user = await db
      .selectFrom('users')
      .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn<string>('lower', [val(email)])))
      .where('closed', '=', 0)
      .select(['id', 'email'])
      .executeTakeFirst()
    if (user?.email) await emails.recover(user.id, user.email, reader)
  }

  /**
   * Sets a new password through the link of an email, and ends every session and lock. Throws 110, or 114 for an
   * invalid link.
   */
  async recover(secret: string, newPassword: string, lang: EmailLanguage): Promise<void> {
    const { db, emails, links, sessions } = this.#dependencies
    checkFields({ newPassword }, ['newPassword'])
    const { userId, email } = await links.use('password', secret)
    const hash = await hashPassword(newPassword)
    const changed = db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId)
    const { login } = await changed.returning('login').executeTakeFirstOrThrow()
    await db.deleteFrom('sign_in_failures').where('login', '=', login).execute()
    await sessions.endAll(userId)
    await emails.changed(email, 'password', lang)
  }

  /**
   * Confirms the address to which a link was sent. Throws 114 if the link is invalid or the address is no longer the
   * player’s.
   */
  async confirmEmail(secret: string): Promise<void> {
    const { db, links } = this.#dependencies
    const { userId, email } = await links.use('email', secret)
    // The player may have changed the address since the email was sent.
    const done = await db
      .updateTable('users')
      .set({ is_email_confirmed: flag(true) })
      .where('id', '=', userId)
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (!done) throw new ApiError(400, code.linkSpent)
  }

  /**
   * Sends the confirmation email again unless the address is already confirmed. Throws 110 if there is no address, or
   * 429.
   */
  async resendConfirmation(userId: number, reader: Reader): Promise<void> {
    const { db, limits, emails } = this.#dependencies
    const user = await db
      .selectFrom('users')
      .where('id', '=', userId)
      .select(['email', 'is_email_confirmed'])
      .executeTakeFirstOrThrow()
    if (!user.email) throw new ApiError(400, code.fieldInvalid, 'email')
    if (user.is_email_confirmed) return

    await limits.take(`confirmation:${userId}`, emailsPerPlayer)
    await emails.confirm(userId, user.email, reader)
  }
}
