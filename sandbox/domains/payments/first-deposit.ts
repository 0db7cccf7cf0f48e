import type { Database } from '../../app/db/database.ts'
import { flag } from '../../app/db/flag.ts'
import { type BonusOfferName, bonusOffers } from '../offers/bonus-offers.ts'
import type { Purse } from '../account/wallet.ts'
import type { PaymentRow } from './rows.ts'

const dayMs = 24 * 60 * 60_000

/** The bonus of the first deposit, as a percentage of the deposit (spec §9). */
const shares = { sport: 250, slots: 100 }

/**
 * Marks that a player has deposited. The first deposit gives the bonus that they chose, active at once unless another
 * is.
 */
export async function giveFirstDeposit(
  db: Database,
  purse: Purse,
  { user_id: userId, bonus: chosen, amount }: PaymentRow,
  now: number,
): Promise<void> {
  const first = db
    .updateTable('users')
    .set({ is_have_first_deposit: flag(true) })
    .where('id', '=', userId)
    .where('is_have_first_deposit', '=', 0)
  if ((await first.executeTakeFirst()).numUpdatedRows === 0n || chosen === null) return

  const offer: BonusOfferName = `first-${chosen}`
  const { factor, days } = bonusOffers[offer]
  const bonus = Math.floor((amount * shares[chosen]) / 100)
  const other = await db
    .selectFrom('bonuses')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .select('id')
    .executeTakeFirst()
  const state = other ? { status: 'available' as const } : { status: 'active' as const, activated_at: now }
  if (!other) await purse.move('bonus', { bonus })
  const row = {
    user_id: userId,
    offer,
    amount: bonus,
    required: bonus * factor,
    expires_at: now + days * dayMs,
    ...state,
  }
  await db.insertInto('bonuses').values(row).execute()
}
