import type { Selectable } from 'kysely'
import type { PlayerLimit } from '#api'
import type { Database } from '../../app/db/database.ts'
import type { Tables } from '../../app/db/tables.ts'
import { ApiError, code } from '../../app/errors.ts'
import { periodOf } from './periods.ts'
import { usageOf } from './usage.ts'

const minuteMs = 60_000

/** A break or self-exclusion as it is kept. */
export type BreakRow = Selectable<Tables['player_breaks']>

/** Why a stake is refused: by a limit that the player set, or because they are on a break. */
export type StakeRefusal = 'loss-limit' | 'wager-limit' | 'break'

/** The break that a player is on, the one that ends last; a self-exclusion comes before any break. */
export async function breakOf(db: Database, userId: number, now: number): Promise<BreakRow | null> {
  const own = db.selectFrom('player_breaks').where('user_id', '=', userId).where('starts_at', '<=', now)
  const running = await own
    .where((at) => at.or([at('ends_at', 'is', null), at('ends_at', '>', now)]))
    .selectAll()
    .execute()
  const rank = ({ kind, ends_at }: BreakRow) => (kind === 'self-exclusion' ? 1e16 : 0) + (ends_at ?? 1e15)
  return running.sort((one, other) => rank(other) - rank(one))[0] ?? null
}

/** Whether so much more would go over a limit that is in force: of the minor unit, for `session` milliseconds. */
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
  for (const { period, amount } of limits) {
    const allowed = kind === 'session' ? (amount ?? 0) * minuteMs - 1 : (amount ?? 0)
    if (amount !== null && (await usageOf(db, userId, kind, periodOf(period, now).start)) + more > allowed) return true
  }
  return false
}

/** Throws 154 or 155 on a break, 150 where a deposit of so much would go over a limit. */
export async function refuseDeposit(db: Database, userId: number, amount: number, now: number): Promise<void> {
  await refusePlay(db, userId, now)
  if (await isOver(db, userId, 'deposit', amount, now)) throw new ApiError(409, code.depositLimit)
}

/** Throws 154 or 155 where the player is on a break. */
export async function refusePlay(db: Database, userId: number, now: number): Promise<void> {
  const current = await breakOf(db, userId, now)
  if (current) throw new ApiError(409, current.kind === 'break' ? code.onBreak : code.selfExcluded)
}

/** Why a stake is refused, or null; `real` is what of it is real money. Call it before the bet is written. */
export async function stakeRefusal(
  db: Database,
  userId: number,
  { stake, real }: { stake: number; real: number },
  now: number,
): Promise<StakeRefusal | null> {
  if (await breakOf(db, userId, now)) return 'break'
  if (await isOver(db, userId, 'wager', stake, now)) return 'wager-limit'
  if (await isOver(db, userId, 'loss', real, now)) return 'loss-limit'
  return null
}

/** Whether a player has used up a session limit. */
export async function isTimeUsedUp(db: Database, userId: number, now: number): Promise<boolean> {
  return isOver(db, userId, 'session', 0, now)
}

/** Throws 155 for a player who excluded themselves, 153 for one whose time is used up. */
export async function refuseSignIn(db: Database, userId: number, now: number): Promise<void> {
  if ((await breakOf(db, userId, now))?.kind === 'self-exclusion') throw new ApiError(400, code.selfExcluded)
  if (await isTimeUsedUp(db, userId, now)) throw new ApiError(400, code.sessionLimit)
}
