import type {
  LimitReview,
  NetPosition,
  PlayerBreak,
  PlayerBreakRequest,
  PlayerLimit,
  PlayerLimitChange,
  PlayerLimits,
} from '#api'
import type { Selectable } from 'kysely'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { transact, userKey } from '../../app/db/transact.ts'
import type { Tables } from '../../app/db/tables.ts'
import { ApiError, code } from '../../app/errors.ts'
import { iso } from '../../app/times.ts'
import { toMajor, toMinor } from '../../app/money.ts'
import type { Sessions } from '../account/sessions.ts'
import type { BrandRules } from '../../app/sites.ts'
import { type BreakRow, breakOf, refuseBreak } from './checks.ts'
import { isOffered } from './break-lengths.ts'
import { changedLimit } from './limit-change.ts'
import type { LimitRules } from '../../app/limit-rules.ts'
import { declinedBy, defaultLimit, noteRules, rulesOf } from './limit-rules.ts'
import { looserFrom, periodOf } from './periods.ts'
import { netPositionOf, usageOf } from './usage.ts'

const hourMs = 60 * 60_000
/** The hours between requesting a looser limit and confirming it, where the brand says nothing else. */
const usualHours = 24

type LimitRow = Selectable<Tables['player_limits']>

/** The protection settings of players. */
export class Protection {
  readonly #db: Database
  readonly #clock: Clock
  readonly #sessions: Sessions

  constructor(db: Database, clock: Clock, sessions: Sessions) {
    this.#db = db
    this.#clock = clock
    this.#sessions = sessions
  }

  /** Notes the rules of the brand on whose page the player is. */
  follow(userId: number, rules: LimitRules | undefined): Promise<void> {
    return noteRules(this.#db, userId, rules)
  }

  /** A player’s limits and current break. */
  async read(userId: number): Promise<PlayerLimits> {
    const { currency, reality_check_minutes: minutes } = await this.#user(userId)
    const rows = await this.#db
      .selectFrom('player_limits')
      .where('user_id', '=', userId)
      .orderBy('kind')
      .orderBy('period')
      .selectAll()
      .execute()
    const rules = await rulesOf(this.#db, userId)
    const usual = rows.some(({ kind }) => kind === 'deposit') ? null : defaultLimit(rules, currency)
    const running = await breakOf(this.#db, userId, this.#clock.now())
    return {
      currency,
      limits: await Promise.all([
        ...(usual ? [this.#default(userId, usual, rules, currency)] : []),
        ...rows.map((row) => this.#shown(row, rules, currency)),
      ]),
      coolOffHours: rules.loosenAfterHours ?? usualHours,
      ...(rules.required && { declined: await declinedBy(this.#db, userId) }),
      review: await this.#review(userId),
      break: running && shownBreak(running),
      realityCheckMinutes: minutes,
    }
  }

  /**
   * Sets a limit, or requests a looser one; no limit where there is none is the player’s choice, which is kept where the brand asks
   * for it. Throws 110 for a period that the brand does not offer, an amount with too many digits for the currency, or fractions of
   * minutes.
   */
  async change(userId: number, { kind, period, amount }: PlayerLimitChange): Promise<PlayerLimits> {
    const { currency } = await this.#user(userId)
    const wanted = amount === null ? null : kind === 'session' ? wholeMinutes(amount) : toMinor(amount, currency)
    if (amount !== null && wanted === null) throw new ApiError(400, code.fieldInvalid, 'amount')
    const rules = await rulesOf(this.#db, userId)
    if (amount !== null && rules.periods?.includes(period) === false)
      throw new ApiError(400, code.fieldInvalid, 'period')

    await transact(this.#db, userKey(userId), async (db) => {
      const own = { user_id: userId, kind, period }
      const one = db
        .selectFrom('player_limits')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('period', '=', period)
      const before = (await one.selectAll().executeTakeFirst()) ?? { amount: null, wanted: null, wanted_from: null }
      const now = this.#clock.now()
      const after = changedLimit(before, wanted, now, looserFrom(period, now, rules, usualHours))
      const gone = after.amount === null && after.wanted_from === null
      if (gone)
        await db
          .deleteFrom('player_limits')
          .where('user_id', '=', userId)
          .where('kind', '=', kind)
          .where('period', '=', period)
          .execute()
      else
        await db
          .insertInto('player_limits')
          .values({ ...own, ...after })
          .onConflict((on) => on.columns(['user_id', 'kind', 'period']).doUpdateSet(after))
          .execute()
    })
    await this.#noteChoice(userId, kind, rules)
    return this.read(userId)
  }

  /** Notes that a player has reviewed their limits, and after how many months they want to be asked again. */
  async review(userId: number, months: number | null): Promise<PlayerLimits> {
    const row = { reviewed_at: this.#clock.now(), months }
    await this.#db
      .insertInto('limit_reviews')
      .values({ user_id: userId, ...row })
      .onConflict((on) => on.column('user_id').doUpdateSet(row))
      .execute()
    return this.read(userId)
  }

  /** Sets the interval of a player’s reminders; null for the brand’s interval. */
  async remind(userId: number, minutes: number | null): Promise<PlayerLimits> {
    await this.#db.updateTable('users').set({ reality_check_minutes: minutes }).where('id', '=', userId).execute()
    return this.read(userId)
  }

  /**
   * Starts a break or a self-exclusion; the latter ends every session. Throws 110 for too many or too few days, 154 if
   * it would shorten the current break.
   */
  async takeBreak(userId: number, request: PlayerBreakRequest, rules: BrandRules = {}): Promise<PlayerBreak> {
    if (!isOffered(request, rules)) throw new ApiError(400, code.fieldInvalid, 'days')
    const { kind, days, hours } = request
    const now = this.#clock.now()
    const row = {
      user_id: userId,
      kind,
      starts_at: now,
      ends_at: days === null ? null : now + (hours ?? days * 24) * hourMs,
    }
    const running = await breakOf(this.#db, userId, now)
    if (running && isShorter(row, running)) await refuseBreak(this.#db, userId, now)

    const taken = await this.#db.insertInto('player_breaks').values(row).returningAll().executeTakeFirstOrThrow()
    if (kind === 'self-exclusion') await this.#sessions.endAll(userId)
    return shownBreak(taken)
  }

  /** A player’s deposits, withdrawals, stakes and wins since `from`, in milliseconds since 1970. */
  async netPosition(userId: number, from: number): Promise<NetPosition> {
    const { currency } = await this.#user(userId)
    const sums = await netPositionOf(this.#db, userId, from)
    return {
      currency,
      deposits: toMajor(sums.deposits, currency),
      withdrawals: toMajor(sums.withdrawals, currency),
      staked: toMajor(sums.staked, currency),
      won: toMajor(sums.won, currency),
    }
  }

  /** A kind without a limit is declined where the brand allows that; with one it is not. */
  async #noteChoice(userId: number, kind: PlayerLimit['kind'], { required = [] }: LimitRules): Promise<void> {
    const limits = this.#db.selectFrom('player_limits').where('user_id', '=', userId).where('kind', '=', kind)
    if (await limits.select('kind').executeTakeFirst())
      await this.#db.deleteFrom('declined_limits').where('user_id', '=', userId).where('kind', '=', kind).execute()
    else if (required.some((each) => each.kind === kind && each.optOut))
      await this.#db
        .insertInto('declined_limits')
        .values({ user_id: userId, kind })
        .onConflict((on) => on.doNothing())
        .execute()
  }

  /** The last review; for a player who has had none, the time begins now. */
  async #review(userId: number): Promise<LimitReview> {
    const reviews = this.#db.selectFrom('limit_reviews').where('user_id', '=', userId)
    const row = await reviews.select(['reviewed_at', 'months']).executeTakeFirst()
    if (row) return { at: iso(row.reviewed_at), months: row.months }
    const now = this.#clock.now()
    await this.#db
      .insertInto('limit_reviews')
      .values({ user_id: userId, reviewed_at: now, months: null })
      .onConflict((on) => on.doNothing())
      .execute()
    return { at: iso(now), months: null }
  }

  async #default(
    userId: number,
    limit: { period: PlayerLimit['period']; amount: number },
    rules: LimitRules,
    currency: string,
  ): Promise<PlayerLimit> {
    const row = { ...limit, kind: 'deposit' as const, wanted: null, wanted_from: null, user_id: userId }
    return { ...(await this.#shown(row, rules, currency)), isDefault: true }
  }

  async #shown(
    { kind, period, amount, wanted, wanted_from, user_id }: LimitRow,
    rules: LimitRules,
    currency: string,
  ): Promise<PlayerLimit> {
    const { start, end } = periodOf(period, this.#clock.now(), rules)
    const used = await usageOf(this.#db, user_id, kind, start, rules)
    const shown = (value: number | null) => (value === null || kind === 'session' ? value : toMajor(value, currency))
    return {
      kind,
      period,
      amount: shown(amount),
      used: kind === 'session' ? Math.floor(used / 60_000) : toMajor(used, currency),
      ...(end !== null && { resetsAt: iso(end) }),
      change: wanted_from === null ? null : { amount: shown(wanted), from: iso(wanted_from) },
    }
  }

  #user(userId: number) {
    return this.#db
      .selectFrom('users')
      .where('id', '=', userId)
      .select(['currency', 'reality_check_minutes'])
      .executeTakeFirstOrThrow()
  }
}

const wholeMinutes = (minutes: number): number | null => (Number.isInteger(minutes) ? minutes : null)

const shownBreak = ({ kind, starts_at, ends_at }: BreakRow): PlayerBreak => ({
  kind,
  from: iso(starts_at),
  until: ends_at === null ? null : iso(ends_at),
})

/** Whether a break would end before the current one; no break may replace a self-exclusion. */
const isShorter = (next: Omit<BreakRow, 'id'>, running: BreakRow): boolean =>
  (running.kind === 'self-exclusion' && next.kind === 'break') ||
  (next.kind === running.kind && (next.ends_at ?? Infinity) < (running.ends_at ?? Infinity))
