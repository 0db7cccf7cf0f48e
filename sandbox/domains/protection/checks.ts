import type { Selectable } from 'kysely'
import type { PlayerLimit } from '#api'
import type { Database } from '../../app/db/database.ts'
import type { Tables } from '../../app/db/tables.ts'
import { ApiError, code } from '../../app/errors.ts'
import type { Stage } from '../../app/limit-rules.ts'
import { defaultLimit, isLimitMissing, rulesOf } from './limit-rules.ts'
import { periodOf } from './periods.ts'
import { usageOf } from './usage.ts'

const minuteMs = 60_000

/** A break or self-exclusion as stored. */
export type BreakRow = Selectable<Tables['player_breaks']>

/** Why a stake is refused: a limit that the player set, or a break. */
export type StakeRefusal = 'loss-limit' | 'wager-limit' | 'limit-required' | 'break'

const beforeDeposit: readonly Stage[] = ['registration', 'firstDeposit']
const beforeStake: readonly Stage[] = ['registration', 'firstStake', 'firstPlay']
const beforePlay: readonly Stage[] = ['registration', 'firstPlay']

/** The current break of a player, the last to end; a self-exclusion takes precedence over a break. */
export async function breakOf(db: Database, userId: number, now: number): Promise<BreakRow | null> {
  const own = db.selectFrom('player_breaks').where('user_id', '=', userId).where('starts_at', '<=', now)
  const running = await own
    .where((at) => at.or([at('ends_at', 'is', null), at('ends_at', '>', now)]))
    .selectAll()
    .execute()
  const rank = ({ kind, ends_at }: BreakRow) => (kind === 'self-exclusion' ? 1e16 : 0) + (ends_at ?? 1e15)
  return running.sort((one, other) => rank(other) - rank(one))[0] ?? null
}

/** Whether an additional amount would exceed an active limit: in the minor unit, or milliseconds for `session`. */
async function isOver(
  db: Database,
  userId: number,
  kind: PlayerLimit['kind'],
  more: number,
  now: number,
): Promise<boolean> {
  const limits = await db
    .selectFrom('player_limits')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .selectAll()
    .execute()
  const rules = await rulesOf(db, userId)
  const own: { period: PlayerLimit['period']; amount: number | null }[] = limits.filter(({ amount }) => amount !== null)
  const usual = kind === 'deposit' && own.length === 0 ? defaultLimit(rules, await currencyOf(db, userId)) : null
  for (const { period, amount } of usual ? [usual] : own) {
    const allowed = kind === 'session' ? (amount ?? 0) * minuteMs - 1 : (amount ?? 0)
    const { start } = periodOf(period, now, rules)
    if ((await usageOf(db, userId, kind, start, rules)) + more > allowed) return true
  }
  return false
}

async function currencyOf(db: Database, userId: number): Promise<string> {
  const user = db.selectFrom('users').where('id', '=', userId).select('currency')
  return (await user.executeTakeFirstOrThrow()).currency
}

/** Throws 154 or 155 during a break, 156 before a limit that must be set first, 150 if the deposit would exceed a limit. */
export async function refuseDeposit(db: Database, userId: number, amount: number, now: number): Promise<void> {
  await refuseBreak(db, userId, now)
  await refuseWithoutLimit(db, userId, beforeDeposit)
  if (await isOver(db, userId, 'deposit', amount, now)) throw new ApiError(409, code.depositLimit)
}

/** Throws 154 or 155 if the player is on a break. */
export async function refuseBreak(db: Database, userId: number, now: number): Promise<void> {
  const current = await breakOf(db, userId, now)
  if (current) throw new ApiError(409, current.kind === 'break' ? code.onBreak : code.selfExcluded)
}

/** Throws 154 or 155 during a break, 156 before a limit that must be set before play; `isForMoney`: whether money can be staked. */
export async function refusePlay(db: Database, userId: number, now: number, isForMoney: boolean): Promise<void> {
  if (isForMoney) await refuseBreak(db, userId, now)
  await refuseWithoutLimit(db, userId, isForMoney ? beforeStake : beforePlay)
}

async function refuseWithoutLimit(db: Database, userId: number, stages: readonly Stage[]): Promise<void> {
  if (await isLimitMissing(db, userId, stages)) throw new ApiError(409, code.limitRequired)
}

/** Why a stake is refused, or null; `real` is its part in real money. Call it before the bet is written. */
export async function stakeRefusal(
  db: Database,
  userId: number,
  { stake, real }: { stake: number; real: number },
  now: number,
): Promise<StakeRefusal | null> {
  if (await breakOf(db, userId, now)) return 'break'
  if (await isLimitMissing(db, userId, beforeStake)) return 'limit-required'
  if (await isOver(db, userId, 'wager', stake, now)) return 'wager-limit'
  if (await isOver(db, userId, 'loss', real, now)) return 'loss-limit'
  return null
}

/** Whether a player has used up a session time limit. */
export async function isTimeUsedUp(db: Database, userId: number, now: number): Promise<boolean> {
  return isOver(db, userId, 'session', 0, now)
}

/** Throws 155 for a self-excluded player, 153 for one who has used up their session time. */
export async function refuseSignIn(db: Database, userId: number, now: number): Promise<void> {
  if ((await breakOf(db, userId, now))?.kind === 'self-exclusion') throw new ApiError(400, code.selfExcluded)
  if (await isTimeUsedUp(db, userId, now)) throw new ApiError(400, code.sessionLimit)
}
