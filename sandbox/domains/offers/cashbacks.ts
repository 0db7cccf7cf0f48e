import { sql } from 'kysely'
import type { LastCashback } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { notFound } from '../../app/errors.ts'
import type { Signals } from '../../app/signals.ts'
import { toMajor } from '../../app/money.ts'
import type { Purse, Wallet } from '../account/wallet.ts'

const weekMs = 7 * 24 * 60 * 60_000
/** The share of the losses that is paid back, in percent. */
const share = 10

type PaidCashback = { id: number; amount: number; currency: string }

interface Period {
  from: number
  to: number
}

/**
 * Cashbacks (spec §4): for each of a player’s weeks, a share of the real money lost on bets. It is paid at the end of
 * the week; seeing it moves no money.
 */
export class Cashbacks {
  readonly #db: Database
  readonly #clock: Clock
  readonly #wallet: Wallet
  readonly #signals: Signals

  constructor(db: Database, clock: Clock, wallet: Wallet, signals: Signals) {
    this.#db = db
    this.#clock = clock
    this.#wallet = wallet
    this.#signals = signals
  }

  /** The last paid cashback, unless the player has seen it. */
  async last(userId: number): Promise<LastCashback> {
    await this.payDue(userId)
    const paid = this.#db.selectFrom('cashbacks').where('user_id', '=', userId).where('status', '=', 'paid')
    const last = await paid.orderBy('at', 'desc').orderBy('id', 'desc').selectAll().executeTakeFirst()
    return last && last.seen_at === null
      ? { id: last.id, amount: toMajor(last.amount, last.currency), currency: last.currency }
      : {}
  }

  /** Marks a cashback as seen; repeating it changes nothing. Rejects with 404 if it is not the player’s. */
  async setSeen(userId: number, id: number): Promise<void> {
    const own = this.#db.updateTable('cashbacks').where('id', '=', id).where('user_id', '=', userId)
    const { numUpdatedRows } = await own
      .set(({ fn, val }) => ({ seen_at: fn.coalesce('seen_at', val(this.#clock.now())) }))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
  }

  /**
   * Pays the cashbacks of completed weeks, of one player or of all. A player’s first week begins when this is first
   * called for them.
   */
  async payDue(userId?: number): Promise<void> {
    const now = this.#clock.now()
    const everybody = this.#db.updateTable('users').where('cashback_counted_until', 'is', null)
    const fresh = userId === undefined ? everybody : everybody.where('id', '=', userId)
    await fresh.set({ cashback_counted_until: now }).execute()

    let due = this.#db.selectFrom('users').where('cashback_counted_until', '<=', now - weekMs)
    if (userId !== undefined) due = due.where('id', '=', userId)
    for (const { id, cashback_counted_until: from } of await due.select(['id', 'cashback_counted_until']).execute()) {
      for (let at = from ?? now; at <= now - weekMs; at += weekMs)
        await this.#payWeek(id, { from: at, to: at + weekMs })
    }
  }

  /** Pays a cashback of this amount in the minor unit for the week until now. Returns its id. */
  async pay(userId: number, amount: number): Promise<number> {
    const to = this.#clock.now()
    return this.#announce(
      userId,
      await this.#wallet.within(userId, (db, purse) =>
        this.#write(db, purse, userId, amount, { from: to - weekMs, to }),
      ),
    )
  }

  async #payWeek(userId: number, period: Period): Promise<void> {
    const paid = await this.#wallet.within(userId, async (db, purse) => {
      const counted = db.updateTable('users').where('id', '=', userId).where('cashback_counted_until', '=', period.from)
      const { numUpdatedRows } = await counted.set({ cashback_counted_until: period.to }).executeTakeFirst()
      const amount = numUpdatedRows === 0n ? 0 : Math.floor(((await lossOf(db, userId, period)) * share) / 100)
      return amount > 0 ? this.#write(db, purse, userId, amount, period) : undefined
    })
    if (paid) this.#announce(userId, paid)
  }

  async #write(
    db: Database,
    purse: Purse,
    userId: number,
    amount: number,
    { from, to }: Period,
  ): Promise<PaidCashback> {
    const { currency } = await db
      .selectFrom('users')
      .where('id', '=', userId)
      .select('currency')
      .executeTakeFirstOrThrow()
    await purse.move('cashback', { real: amount })
    const row = {
      user_id: userId,
      amount,
      currency,
      starts_at: from,
      ends_at: to,
      status: 'paid' as const,
      at: this.#clock.now(),
    }
    const { id } = await db.insertInto('cashbacks').values(row).returning('id').executeTakeFirstOrThrow()
    return { id, amount: toMajor(amount, currency), currency }
  }

  #announce(userId: number, paid: PaidCashback): number {
    this.#signals.emit('cashback', userId, paid)
    return paid.id
  }
}

/** The real money lost on a player’s bets in a period, in the minor unit; negative if they won. */
async function lossOf(db: Database, userId: number, { from, to }: Period): Promise<number> {
  const settled = db.selectFrom('bets').where('user_id', '=', userId).where('status', 'in', ['won', 'lost'])
  // Bonus money gets its share of a win.
  const lost = sql<number | null>`sum(stake - stake_bonus - (win - win * stake_bonus / stake))`
  const row = await settled
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .select(lost.as('lost'))
    .executeTakeFirstOrThrow()
  return row.lost ?? 0
}
