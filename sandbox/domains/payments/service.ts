import type { PaymentMethod, PaymentMethodsQuery } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { ApiError, code, notFound } from '../../app/errors.ts'
import { refuseDeposit } from '../protection/checks.ts'
import type { Limits } from '../../app/rate-limits.ts'
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
  readonly #limits: Limits

  constructor(db: Database, clock: Clock, wallet: Wallet, limits: Limits) {
    this.#db = db
    this.#clock = clock
    this.#wallet = wallet
    this.#limits = limits
  }

  /** The methods that a player has in a direction; none in another currency than theirs. Their pictures are on `origin`. */
  async methods(
    userId: number,
    { direction, currency, lang = 'en' }: PaymentMethodsQuery,
    origin: string,
  ): Promise<PaymentMethod[]> {
    const payer = await readPayer(this.#db, userId)
    if (currency !== undefined && currency !== payer.currency) return []
    return rulesOf(direction, payer.currency).map((rule) => shownMethod(rule, payer, lang, origin))
  }

  /** Makes a payment, once for each key. Throws what `checkedOrder` does, 150 to 155, 160, 161 for a key of another payment, 165 or 429. */
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

  /** A player’s payment by its key. Rejects with 404 where there is none. */
  async find(userId: number, key: string): Promise<PaymentRow> {
    const row = await findPayment(this.#db, userId, key)
    if (!row) throw notFound()
    return row
  }

  /** A payment by its number. Rejects with 404 where there is none. */
  async byId(id: number): Promise<PaymentRow> {
    const row = await this.#db.selectFrom('payments').where('id', '=', id).selectAll().executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  /** A player’s payments that are not over, the latest first. */
  open(userId: number): Promise<PaymentRow[]> {
    return this.#db
      .selectFrom('payments')
      .where('user_id', '=', userId)
      .where('status', 'in', openStatuses)
      .orderBy('id', 'desc')
      .selectAll()
      .execute()
  }

  /** Takes a withdrawal back that waits. Once it is cancelled, it answers the same again. Rejects with 404, or 163 where it is too late. */
  async cancel(userId: number, key: string): Promise<PaymentRow> {
    const row = await this.find(userId, key)
    if (row.status === 'cancelled') return row
    if (!canCancel(row)) throw new ApiError(409, code.notCancellable)
    return this.change(row.id, { status: 'cancelled', actor: 'player', reason: 'cancelled-by-player' })
  }

  /**
   * Brings a payment to another state; what is under way goes on by itself. Where it is no longer in the state that was `seen`,
   * it is answered as it is. Rejects with 404, or 163 where the state does not follow.
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

  /** Lets the payments go on whose time has come. */
  async advance(): Promise<void> {
    const due = this.#db
      .selectFrom('payments')
      .where('ended_at', 'is', null)
      .where('due_at', '<=', this.#clock.now())
      .orderBy('due_at')
    for (const { id, status } of await due.select(['id', 'status']).execute())
      await this.change(id, byItself(status), status)
  }
}

/** How a payment goes on from a state when its time has come. */
function byItself(status: PaymentRow['status']): Change {
  if (status === 'redirect') return { status: 'failed', actor: 'clock', reason: 'expired' }
  return { status: status === 'pending' ? 'processing' : 'done', actor: 'clock' }
}
