import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'

/** A message to a player; `recipient` is an email address or a phone number. */
type Message =
  | { kind: 'mail'; recipient: string; subject: string; text: string }
  | { kind: 'sms'; recipient: string; text: string }

/** The emails and text messages to players. They are stored and never leave the sandbox. */
export class Outbox {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Sends a message. Call it outside database transactions. */
  async send(message: Message): Promise<void> {
    await this.#db
      .insertInto('outbox')
      .values({ ...message, at: this.#clock.now() })
      .execute()
  }

  /** The messages, or those to one recipient, in the order of sending; `at` is ISO 8601. */
  async list(recipient?: string) {
    const messages = this.#db.selectFrom('outbox').selectAll().orderBy('id')
    const rows = await (recipient === undefined ? messages : messages.where('recipient', '=', recipient)).execute()
    return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
  }
}
