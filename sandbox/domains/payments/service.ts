import type { PaymentMethod, PaymentMethodsQuery } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { ApiError, code, notFound } from '../../app/errors.ts'
import { refuseDeposit } from '../protection/checks.ts'
import type { RateLimits } from '../../app/rate-limits.ts'
import type { Wallet } from '../account/wallet.ts'
import { rulesOf } from './methods.ts'
import { checkedOrder, fingerprint, readPayer, type Request } from './orders.ts'
import { canCancel, findPayment, openStatuses, type PaymentRow } from './rows.ts'
import { shownMethod } from './shown-method.ts'
import { advancePayment, type Change } from './states.ts'
import { writePayment } from './write-payment.ts'

const perPlayer = { times: 30, withinMs: 60_000 }

/** Deposits and withdrawals. */
export class Payments {
  readonly #db: Database
  readonly #clock: Clock
  readonly #wallet: Wallet
  readonly #limits: RateLimits

  constructor(db: Database, clock: Clock, wallet: Wallet, limits: RateLimits) {
    this.#db = db
    this.#clock = clock
    this.#wallet = wallet
    this.#limits = limits
  }

  /** A player’s methods in a direction; none for a currency other than theirs. The pictures are on `origin`. */
  async methods(
    userId: number,
    { direction, currency, lang = 'en' }: PaymentMethodsQuery,
    origin: string,
  ): Promise<PaymentMethod[]> {
    const payer = await readPayer(this.#db, userId)
    if (currency !== undefined && currency !== payer.currency) return []
    return rulesOf(direction, payer.currency).map((rule) => shownMethod(rule, payer, lang, origin))
  }

  /**
   * Creates a payment, once per key. Throws the errors of `checkedOrder`, 150 to 155, 160, 161 for the key of another
   * payment, 165 or 429.
   */
  async make(userId: number, key: string, request: Request): Promise<PaymentRow> {
    const payer = await readPayer(this.#db, userId)
    if (!(await findPayment(this.#db, userId, key))) await this.#limits.take(`payments:${userId}`, perPlayer)

    return this.#wallet.within(userId, async (db, purse) => {
      const earlier = await findPayment(db, userId, key)
      if (earlier && earlier.request !== fingerprint(request)) throw new ApiError(409, code.keyTaken)
      if (earlier) return earlier

      const order = checkedOrder(payer, request)
      if (request.direction === 'deposit') await refuseDeposit(db, userId, order.amount, this.#clock.now())
      else if ((await purse.held()).real < order.amount) throw new ApiError(409, code.tooLittleMoney, 'amount')
      return writePayment(db, purse, { payer, key, request, order, now: this.#clock.now() })
    })
  }

  /** A player’s payment by its key. Rejects with 404 if there is none. */
  async find(userId: number, key: string): Promise<PaymentRow> {
    const row = await findPayment(this.#db, userId, key)
    if (!row) throw notFound()
    return row
  }

  /** A payment by its id. Rejects with 404 if there is none. */
  async byId(id: number): Promise<PaymentRow> {
    const row = await this.#db.selectFrom('payments').where('id', '=', id).selectAll().executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  /** A player’s payments that are not over, latest first. */
  open(userId: number): Promise<PaymentRow[]> {
    return this.#db
      .selectFrom('payments')
      .where('user_id', '=', userId)
      .where('status', 'in', openStatuses)
      .orderBy('id', 'desc')
      .selectAll()
      .execute()
  }

  /**
   * Cancels a pending withdrawal; repeating it returns the same payment. Rejects with 404, or 163 if it is too late.
   */
  async cancel(userId: number, key: string): Promise<PaymentRow> {
    const row = await this.find(userId, key)
    if (row.status === 'cancelled') return row
    if (!canCancel(row)) throw new ApiError(409, code.notCancellable)
    return this.change(row.id, { status: 'cancelled', actor: 'player', reason: 'cancelled-by-player' })
  }

  /**
   * Moves a payment to another status. If it no longer has the status `seen`, it is returned unchanged. Rejects with
   * 404, or 163 if the status may not follow the current one.
   */
  async change(id: number, change: Change, seen?: PaymentRow['status']): Promise<PaymentRow> {
    const { user_id: userId } = await this.byId(id)
    return this.#wallet.within(userId, async (db, purse) => {
      const row = await db.selectFrom('payments').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
      if (seen !== undefined && row.status !== seen) return row
      await advancePayment(db, purse, row, change, this.#clock.now())
      return db.selectFrom('payments').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    })
  }

  /** Moves payments on whose time has come. */
  async advance(): Promise<void> {
    const due = this.#db
      .selectFrom('payments')
      .where('ended_at', 'is', null)
      .where('due_at', '<=', this.#clock.now())
      .orderBy('due_at')
    for (const { id, status } of await due.select(['id', 'status']).execute())
      await this.change(id, automaticChange(status), status)
  }
}

/** The automatic change of a payment whose time in a status is over. */
function automaticChange(status: PaymentRow['status']): Change {
  if (status === 'redirect') return { status: 'failed', actor: 'clock', reason: 'expired' }
  return { status: status === 'pending' ? 'processing' : 'done', actor: 'clock' }
}
