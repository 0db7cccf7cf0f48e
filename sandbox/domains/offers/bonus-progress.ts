import { sql, type Selectable } from 'kysely'
import type { Database } from '../../app/db/database.ts'
import type { Tables } from '../../app/db/tables.ts'
import { type BonusOfferName, bonusOffers, stakeShares } from './bonus-offers.ts'
import type { Purse } from '../account/wallet.ts'

/** A bonus as stored. */
export type BonusRow = Selectable<Tables['bonuses']>

/** The wagered amount of a bonus: the counting shares of the settled bets that were placed since its activation. */
export async function wageredOf(
  db: Database,
  { user_id, offer, activated_at, required, wagered }: BonusRow,
): Promise<number> {
  if (activated_at === null) return wagered
  const percent = Object.entries(stakeShares).map(([type, share]) => sql`when ${type} then ${share}`)
  const share = sql`case games.type ${sql.join(percent, sql` `)} else 0 end`
  const { sport = false } = bonusOffers[offer as BonusOfferName]
  const { counted } = await db
    .selectFrom('bets')
    .leftJoin('games', (join) =>
      join.onRef('games.provider_id', '=', 'bets.provider_id').onRef('games.id', '=', 'bets.game_id'),
    )
    .where('bets.user_id', '=', user_id)
    .where('bets.kind', '=', sport ? 'sport' : 'casino')
    .where('bets.status', 'in', ['won', 'lost'])
    .where('bets.placed_at', '>=', activated_at)
    .select(sql<number | null>`sum(bets.stake * ${sport ? sql`100` : share} / 100)`.as('counted'))
    .executeTakeFirstOrThrow()
  return Math.min(counted ?? 0, required)
}

/**
 * Ends the player’s active bonus if it is over, within the transaction that may have ended it. If it expired, its money
 * goes back to the house; if the requirement is met, its money becomes real; if no money is left, it is spent. Open
 * bets with bonus money are waited for, but not past the expiry.
 */
export async function endBonusIfOver(db: Database, purse: Purse, userId: number, now: number): Promise<void> {
  const active = db.selectFrom('bonuses').where('user_id', '=', userId).where('status', '=', 'active')
  const bonus = await active.selectAll().executeTakeFirst()
  if (!bonus) return
  const { bonus: held } = await purse.held()
  const end = (status: BonusRow['status'], wagered: number, released: number) =>
    db.updateTable('bonuses').set({ status, wagered, released, ended_at: now }).where('id', '=', bonus.id).execute()

  const wagered = await wageredOf(db, bonus)
  if (bonus.expires_at !== null && bonus.expires_at <= now) {
    await purse.move('bonus-expired', { bonus: -held })
    return void (await end('expired', wagered, 0))
  }
  if (await runsWithBonus(db, userId)) return
  if (held === 0) return void (await end('spent', wagered, 0))
  if (wagered < bonus.required) return
  await purse.move('bonus-released', { real: held, bonus: -held })
  await end('completed', wagered, held)
  const { currency } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('currency')
    .executeTakeFirstOrThrow()
  const operation = {
    user_id: userId,
    kind: 'bonus' as const,
    method: null,
    amount: held,
    currency,
    status: 'completed' as const,
    at: now,
  }
  await db.insertInto('operations').values(operation).execute()
}

async function runsWithBonus(db: Database, userId: number): Promise<boolean> {
  const open = db
    .selectFrom('bets')
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('stake_bonus', '>', 0)
  return (await open.select('id').executeTakeFirst()) !== undefined
}
