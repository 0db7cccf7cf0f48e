import { sql, type Selectable } from 'kysely'
import type { Award, FortuneWheel, WheelStatusAnswer } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { transact, userKey } from '../../app/db/transact.ts'
import type { Tables } from '../../app/db/tables.ts'
import { notFound } from '../../app/errors.ts'
import { secureChance } from '../../app/secure-chance.ts'
import type { Signals } from '../../app/signals.ts'
import { toMinor } from '../../app/money.ts'
import { refusePlay } from '../protection/checks.ts'
import type { Wallet } from '../account/wallet.ts'
import { awardList, drawAward } from './awards.ts'

type WheelRow = Selectable<Tables['wheels']>

const currency = 'TND'
const windowMs = 24 * 60 * 60_000
/** The amount to stake within the window for the next wheel, in the minor unit. */
const required = toMinor(50, currency)!

const isOpen = (status: FortuneWheel['status']): status is 'ALLOWED' | 'NEW' => status === 'ALLOWED' || status === 'NEW'

/**
 * The players’ wheels of fortune (spec §4). A wheel that is over is followed by the wait for the next one; after a free
 * spin the next one is available at once.
 */
export class Wheels {
  readonly #db: Database
  readonly #clock: Clock
  readonly #wallet: Wallet
  readonly #signals: Signals
  readonly #fixed = new Map<number, Award[]>()

  constructor(db: Database, clock: Clock, wallet: Wallet, signals: Signals) {
    this.#db = db
    this.#clock = clock
    this.#wallet = wallet
    this.#signals = signals
  }

  /** The state of a player’s wheel. Rejects with 404 if they have none. */
  async status(userId: number): Promise<WheelStatusAnswer> {
    await this.advance(userId)
    const { wheel_status: status, wheel_stop_at: stopAt } = await this.#user(this.#db, userId)
    if (status !== 'IN_PROGRESS' && !isOpen(status)) throw notFound()
    const wheel = await this.#current(this.#db, userId)
    if (isOpen(status))
      return {
        wheelId: wheel.id,
        awardList,
        status,
        ...(wheel.award !== null && { award: JSON.parse(wheel.award) as Award }),
      }
    return {
      progress: Math.floor(((await this.#wagered(this.#db, wheel)) / required) * 100),
      endTime: new Date(stopAt ?? wheel.since + windowMs).toISOString(),
    }
  }

  /** Spins a wheel and credits the prize; repeating it returns the award and credits nothing. Rejects with 404, or 156. */
  spin(userId: number, id: number): Promise<Award> {
    return this.#wallet.within(userId, async (db, purse) => {
      const wheel = await this.#open(db, userId, id)
      if (wheel.award !== null) return JSON.parse(wheel.award) as Award
      await refusePlay(db, userId, this.#clock.now(), false)
      const award = this.#fixed.get(userId)?.shift() ?? drawAward(secureChance)
      const at = this.#clock.now()
      await db
        .updateTable('wheels')
        .set({ award: JSON.stringify(award), spun_at: at })
        .where('id', '=', id)
        .execute()
      const amount = award.key === 'lost' || award.key === 'freeSpin' ? 0 : (toMinor(award.value ?? 0, currency) ?? 0)
      if (amount === 0) return award
      await purse.move('prize', { real: amount })
      const operation = {
        user_id: userId,
        kind: 'prize' as const,
        method: null,
        amount,
        currency,
        status: 'completed' as const,
        at,
      }
      await db.insertInto('operations').values(operation).execute()
      return award
    })
  }

  /** Ends a wheel, spun or declined. Rejects with 404 if it is already over. */
  async finish(userId: number, id: number): Promise<void> {
    const status = await transact(this.#db, userKey(userId), async (db) => {
      const { award } = await this.#open(db, userId, id)
      const at = this.#clock.now()
      await db.updateTable('wheels').set({ ended_at: at }).where('id', '=', id).execute()
      const again = award !== null && (JSON.parse(award) as Award).key === 'freeSpin'
      return this.#set(db, userId, again ? 'ALLOWED' : 'IN_PROGRESS', again ? null : at + windowMs)
    })
    this.#signals.emit('wheel', userId, status)
  }

  /** Opens wheels whose condition is met and expires those whose time is over, of one player or of all. */
  async advance(userId?: number): Promise<void> {
    const now = this.#clock.now()
    let waiting = this.#db
      .selectFrom('users')
      .where('wheel_status', '=', 'IN_PROGRESS')
      .where('currency', '=', currency)
    if (userId !== undefined) waiting = waiting.where('id', '=', userId)
    for (const { id } of await waiting.select('id').execute()) {
      const status = await transact(this.#db, userKey(id), async (db) => {
        const { wheel_status: before, wheel_stop_at: stopAt } = await this.#user(db, id)
        if (before !== 'IN_PROGRESS') return null
        const met = (await this.#wagered(db, await this.#current(db, id))) >= required
        return met || (stopAt ?? Infinity) <= now ? this.#set(db, id, met ? 'ALLOWED' : 'EXPIRED', null) : null
      })
      if (status) this.#signals.emit('wheel', id, status)
    }
  }

  /** Fixes the awards of a player’s next spins, in order. */
  fixNext(userId: number, award: Award): void {
    this.#fixed.set(userId, [...(this.#fixed.get(userId) ?? []), award])
  }

  /** Sets the fulfilled percentage of the condition from now on. */
  async setProgress(userId: number, progress: number): Promise<void> {
    const { id } = await this.#current(this.#db, userId)
    const change = { since: this.#clock.now(), wagered_before: Math.ceil((required * progress) / 100) }
    await this.#db.updateTable('wheels').set(change).where('id', '=', id).execute()
  }

  /** Clears the fixed awards. */
  clear(): void {
    this.#fixed.clear()
  }

  async #open(db: Database, userId: number, id: number): Promise<WheelRow> {
    const { wheel_status: status } = await this.#user(db, userId)
    const wheel = isOpen(status) ? await this.#current(db, userId) : undefined
    if (wheel?.id !== id) throw notFound()
    return wheel
  }

  /** The player’s current wheel; created if there is none. */
  async #current(db: Database, userId: number): Promise<WheelRow> {
    await db
      .insertInto('wheels')
      .values({ user_id: userId, since: this.#clock.now() })
      .onConflict((on) => on.doNothing())
      .execute()
    return db
      .selectFrom('wheels')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .selectAll()
      .executeTakeFirstOrThrow()
  }

  async #wagered(db: Database, { user_id, since, wagered_before }: WheelRow): Promise<number> {
    const settled = db
      .selectFrom('bets')
      .where('user_id', '=', user_id)
      .where('status', 'in', ['won', 'lost'])
      .where('placed_at', '>=', since)
    const { staked } = await settled.select(sql<number | null>`sum(stake)`.as('staked')).executeTakeFirstOrThrow()
    return Math.min(required, wagered_before + (staked ?? 0))
  }

  async #set(db: Database, userId: number, status: FortuneWheel['status'], stopAt: number | null) {
    await db
      .updateTable('users')
      .set({ wheel_status: status, wheel_stop_at: stopAt })
      .where('id', '=', userId)
      .execute()
    return status
  }

  /** A player in another currency has no wheel. */
  async #user(db: Database, userId: number) {
    const own = db.selectFrom('users').where('id', '=', userId).where('currency', '=', currency)
    const user = await own.select(['wheel_status', 'wheel_stop_at']).executeTakeFirst()
    if (!user) throw notFound()
    return user
  }
}
