import type { Insertable } from 'kysely'
import type { Database } from '../../app/db/database.ts'
import type { Tables } from '../../app/db/tables.ts'
import { stakesOf } from '../../app/stakes.ts'
import { type BonusOfferName, bonusOffers } from './bonus-offers.ts'
import { toMinor } from '../../app/money.ts'
import { demoAccounts, firstId } from '../account/seed-accounts.ts'

const dayMs = 24 * 60 * 60_000

type Row = Insertable<Tables['bonuses']>

/**
 * Writes the bonuses of the demo players who have deposited: two available, one expired, and an active one that holds
 * their bonus money.
 */
export async function seedBonuses(db: Database, now: number): Promise<void> {
  const rows = demoAccounts.flatMap(({ currency, bonusBalance, isHaveFirstDeposit }, index): Row[] => {
    if (!isHaveFirstDeposit) return []
    const unit = stakesOf(currency).steps[2]!
    const held = toMinor(bonusBalance, currency) ?? 0
    const make = (offer: BonusOfferName, amount: number, status: Row['status'], days: number): Row => ({
      user_id: firstId + index,
      offer,
      amount,
      required: amount * bonusOffers[offer].factor,
      status,
      expires_at: now + days * dayMs,
      activated_at: status === 'active' ? now - 6 * dayMs : null,
      ended_at: status === 'expired' ? now + days * dayMs : null,
    })
    const open = [make('weekend', unit * 20, 'available', 5), make('free-play', unit * 5, 'available', 2)]
    return [
      make('free-play', unit * 5, 'expired', -12),
      ...open,
      ...(held > 0 ? [make('loyalty', held, 'active', 8)] : []),
    ]
  })
  await db.insertInto('bonuses').values(rows).execute()
}
