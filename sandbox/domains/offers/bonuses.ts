import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { ApiError, code, notFound } from '../../app/errors.ts'
import { type BonusOfferName, bonusOffers, stakeShares } from './bonus-offers.ts'
import { type BonusRow, endBonusIfOver, wageredOf } from './bonus-progress.ts'
import { iso } from '../../app/times.ts'
import { toMajor } from '../../app/money.ts'
import type { Wallet } from '../account/wallet.ts'
import type { ServedBonus } from '../../app/served.ts'

const dayMs = 24 * 60 * 60_000

/** A bonus without texts. */
export type PlainBonus = Omit<ServedBonus, 'title' | 'text'> & { offer: BonusOfferName }

/** The players’ bonuses. */
export class Bonuses {
  readonly #db: Database
  readonly #clock: Clock
  readonly #wallet: Wallet

  constructor(db: Database, clock: Clock, wallet: Wallet) {
    this.#db = db
    this.#clock = clock
    this.#wallet = wallet
  }

  /**
   * Offers a player a bonus of this amount in the minor unit, which expires if they do not activate it. Returns its id.
   */
  async offer(userId: number, offer: BonusOfferName, amount: number): Promise<number> {
    const { factor, days } = bonusOffers[offer]
    const row = {
      user_id: userId,
      offer,
      amount,
      required: amount * factor,
      status: 'available' as const,
      expires_at: this.#clock.now() + days * dayMs,
    }
    return (await this.#db.insertInto('bonuses').values(row).returning('id').executeTakeFirstOrThrow()).id
  }

  /** A player’s bonuses: the active one, then the available ones, then those that are over, latest first. */
  async list(userId: number): Promise<PlainBonus[]> {
    await this.expire(userId)
    const rows = await this.#db.selectFrom('bonuses').where('user_id', '=', userId).selectAll().execute()
    const rank = ({ status }: BonusRow) => ['active', 'available'].indexOf(status) >>> 0
    const sorted = rows.sort((a, b) => rank(a) - rank(b) || (b.ended_at ?? 0) - (a.ended_at ?? 0) || b.id - a.id)
    const currency = await this.#currencyOf(userId)
    return Promise.all(sorted.map((row) => this.#shown(row, currency)))
  }

  /**
   * Activates a bonus: adds it to the bonus balance. Rejects with 404, with 140 if it is not available, and with 141 if
   * another is active.
   */
  async activate(userId: number, id: number): Promise<PlainBonus> {
    await this.expire(userId)
    const now = this.#clock.now()
    const row = await this.#wallet.within(userId, async (db, purse) => {
      const own = db.selectFrom('bonuses').where('user_id', '=', userId)
      const bonus = await own.where('id', '=', id).selectAll().executeTakeFirst()
      if (!bonus) throw notFound()
      if (bonus.status !== 'available') throw new ApiError(409, code.bonusTaken)
      if (await own.where('status', '=', 'active').select('id').executeTakeFirst())
        throw new ApiError(409, code.bonusActive)

      await purse.move('bonus', { bonus: bonus.amount })
      const { days } = bonusOffers[bonus.offer as BonusOfferName]
      const change = { status: 'active' as const, activated_at: now, expires_at: now + days * dayMs }
      return db.updateTable('bonuses').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    })
    return this.#shown(row, await this.#currencyOf(userId))
  }

  /** Ends expired bonuses, of one player or of all. */
  async expire(userId?: number): Promise<void> {
    const now = this.#clock.now()
    let due = this.#db.selectFrom('bonuses').where('ended_at', 'is', null).where('expires_at', '<=', now)
    if (userId !== undefined) due = due.where('user_id', '=', userId)
    for (const { id, user_id, status } of await due.select(['id', 'user_id', 'status']).execute()) {
      if (status === 'active')
        await this.#wallet.within(user_id, (db, purse) => endBonusIfOver(db, purse, user_id, now))
      else
        await this.#db
          .updateTable('bonuses')
          .set({ status: 'expired', ended_at: now })
          .where('id', '=', id)
          .where('status', '=', 'available')
          .execute()
    }
  }

  async #shown(row: BonusRow, currency: string): Promise<PlainBonus> {
    const done = row.status === 'active' ? await wageredOf(this.#db, row) : row.wagered
    return {
      id: row.id,
      offer: row.offer as BonusOfferName,
      status: row.status,
      amount: toMajor(row.amount, currency),
      currency,
      wagering: {
        factor: row.required / row.amount,
        required: toMajor(row.required, currency),
        done: toMajor(done, currency),
        shares: sharesOf(row.offer as BonusOfferName),
      },
      ...(row.expires_at !== null && row.ended_at === null && { expiresAt: iso(row.expires_at) }),
      ...(row.ended_at !== null && { endedAt: iso(row.ended_at) }),
      ...(row.status === 'completed' && { released: toMajor(row.released, currency) }),
    }
  }

  async #currencyOf(userId: number): Promise<string> {
    return (await this.#db.selectFrom('users').where('id', '=', userId).select('currency').executeTakeFirstOrThrow())
      .currency
  }
}

function sharesOf(offer: BonusOfferName): ServedBonus['wagering']['shares'] {
  if (bonusOffers[offer].sport) return [{ type: 'sport', share: 1 }]
  return (Object.keys(stakeShares) as (keyof typeof stakeShares)[]).map((type) => ({
    type,
    share: stakeShares[type] / 100,
  }))
}
