import { sql } from 'kysely'
import type { PlayerLimit } from '#api'
import type { Database } from '../../app/db/database.ts'
import type { LimitRules } from '../../app/limit-rules.ts'

/** Bonus money gets its share of a win. */
const realWin = sql`win - win * stake_bonus / stake`

/**
 * The amount of a kind of limit that a player has used since a time. Pending deposits and stakes of open bets count; completed
 * withdrawals reduce deposits where limits are of net deposits.
 */
export async function usageOf(
  db: Database,
  userId: number,
  kind: PlayerLimit['kind'],
  from: number,
  { depositMeans }: Pick<LimitRules, 'depositMeans'> = {},
): Promise<number> {
  if (kind === 'deposit') {
    const deposits = await movedBy(db, userId, 'deposit', from)
    if (depositMeans !== 'net') return deposits
    return Math.max(0, deposits + (await movedBy(db, userId, 'withdrawal', from, ['completed'])))
  }
  if (kind === 'session') return timeOf(db, userId, from)
  const bets = db
    .selectFrom('bets')
    .where('user_id', '=', userId)
    .where('placed_at', '>=', from)
    .where('status', '<>', 'cancelled')
  const counted =
    kind === 'wager' ? sql<number | null>`sum(stake)` : sql<number | null>`sum(stake - stake_bonus - (${realWin}))`
  return Math.max(0, (await bets.select(counted.as('sum')).executeTakeFirstOrThrow()).sum ?? 0)
}

/** What a player’s deposits or withdrawals sum up to; withdrawals are negative. */
async function movedBy(
  db: Database,
  userId: number,
  kind: 'deposit' | 'withdrawal',
  from: number,
  statuses: ('pending' | 'completed')[] = ['pending', 'completed'],
): Promise<number> {
  const own = db.selectFrom('operations').where('user_id', '=', userId).where('kind', '=', kind)
  const counted = own.where('status', 'in', statuses).where('at', '>=', from)
  return (
    (await counted.select(({ fn }) => fn.sum<number | null>('amount').as('sum')).executeTakeFirstOrThrow()).sum ?? 0
  )
}

async function timeOf(db: Database, userId: number, from: number): Promise<number> {
  const spans = db.selectFrom('presence').where('user_id', '=', userId).where('ends_at', '>', from)
  const length = sql<number | null>`sum(ends_at - case when starts_at > ${from} then starts_at else ${from} end)`
  return (await spans.select(length.as('sum')).executeTakeFirstOrThrow()).sum ?? 0
}

/** A player’s deposits, withdrawals, stakes and wins since a time, real money only, integers of the minor unit. */
export async function netPositionOf(
  db: Database,
  userId: number,
  from: number,
): Promise<Record<'deposits' | 'withdrawals' | 'staked' | 'won', number>> {
  const operations = db
    .selectFrom('operations')
    .where('user_id', '=', userId)
    .where('status', '=', 'completed')
    .where('at', '>=', from)
  const bets = db.selectFrom('bets').where('user_id', '=', userId).where('placed_at', '>=', from)
  const back = sql<number | null>`sum(case status when 'cancelled' then stake - stake_bonus else ${realWin} end)`
  const moved = async (kind: 'deposit' | 'withdrawal') =>
    (
      await operations
        .where('kind', '=', kind)
        .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
        .executeTakeFirstOrThrow()
    ).sum ?? 0
  const played = await bets
    .select([sql<number | null>`sum(stake - stake_bonus)`.as('staked'), back.as('won')])
    .executeTakeFirstOrThrow()
  return {
    deposits: await moved('deposit'),
    withdrawals: -(await moved('withdrawal')),
    staked: played.staked ?? 0,
    won: played.won ?? 0,
  }
}
