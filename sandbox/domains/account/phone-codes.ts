import { randomInt } from 'node:crypto'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { ApiError, code } from '../../app/errors.ts'
import { fill, emailTexts, minutesText, type EmailLanguage } from './emails/texts.ts'
import type { Outbox } from './outbox.ts'
import { checkPassword, hashPassword } from './passwords.ts'

const minute = 60_000
const codeMinutes = 10
const confirmedMs = 60 * minute
const maxFailures = 5

/** SMS codes that prove a phone number. Each works once, for ten minutes, and allows five wrong guesses. */
export class PhoneCodes {
  readonly #db: Database
  readonly #clock: Clock
  readonly #outbox: Outbox

  constructor(db: Database, clock: Clock, outbox: Outbox) {
    this.#db = db
    this.#clock = clock
    this.#outbox = outbox
  }

  /** Sends a new code; an earlier one stops working. */
  async send(phone: string, lang: EmailLanguage): Promise<void> {
    const digits = String(randomInt(1_000_000)).padStart(6, '0')
    const expires_at = this.#clock.now() + codeMinutes * minute
    const values = { code_hash: await hashPassword(digits), failures: 0, expires_at, confirmed_from: null }
    const insertion = this.#db.insertInto('phone_codes').values({ phone, ...values })
    await insertion.onConflict((on) => on.column('phone').doUpdateSet(values)).execute()
    const text = fill(emailTexts[lang].code.text, { code: digits, time: minutesText(codeMinutes, lang) })
    await this.#outbox.send({ kind: 'sms', recipient: phone, text })
  }

  /**
   * Accepts the code that was sent to a phone; throws 113 if it is wrong, used or expired. `address` is the caller’s.
   */
  async confirm(phone: string, digits: string, address: string): Promise<void> {
    // The attempt is counted before the check, so that parallel guesses cannot exceed the limit.
    const row = await this.#db
      .updateTable('phone_codes')
      .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
      .where('phone', '=', phone)
      .where('expires_at', '>', this.#clock.now())
      .where('failures', '<', maxFailures)
      .where('code_hash', '<>', '')
      .returning('code_hash')
      .executeTakeFirst()
    if (!(await checkPassword(digits, row?.code_hash))) throw new ApiError(400, code.wrongCode, 'code')

    const spent = { code_hash: '', confirmed_from: address, expires_at: this.#clock.now() + confirmedMs }
    await this.#db.updateTable('phone_codes').set(spent).where('phone', '=', phone).execute()
  }

  /** Whether a number was confirmed from this address within the last hour; the confirmation counts for one account. */
  async takeConfirmed(db: Database, phone: string, address: string): Promise<boolean> {
    const row = await db
      .deleteFrom('phone_codes')
      .where('phone', '=', phone)
      .where('confirmed_from', '=', address)
      .where('expires_at', '>', this.#clock.now())
      .returning('phone')
      .executeTakeFirst()
    return row !== undefined
  }
}
