import type { GameServices, JackpotWin } from './bets.ts'
import { fraction } from '../../../app/chance.ts'
import type { GameSession } from '../sessions.ts'
import { lock } from '../../../app/db/transact.ts'
import { jackpotsKey } from '../../jackpots/service.ts'
import { secureChance } from '../../../app/secure-chance.ts'
import { convert } from '../../../app/exchange.ts'
import type { PaidStake, BetTransaction } from './bet-transaction.ts'

/** The share of a stake that each level of a jackpot receives. */
const share = 0.0025

/**
 * Feeds the jackpots of a game from a stake of real money, and pays one that is won. A level is won with a probability
 * of its share of the stake divided by its amount, so that in the long run it pays what it received. Returns null if
 * none is won, undefined if the stake feeds none.
 */
export async function feedJackpots(
  services: GameServices,
  transaction: BetTransaction,
  session: GameSession,
  paid: PaidStake,
): Promise<JackpotWin | null | undefined> {
  const { game, user_id: userId, currency } = session
  if (userId === null || !game.has_jackpot) return undefined

  const kind = game.type === 'tv' ? ('tv-games' as const) : ('games' as const)
  await lock(transaction.db, jackpotsKey)
  const levels = await transaction.db
    .selectFrom('jackpots')
    .where('kind', '=', kind)
    .orderBy('level')
    .selectAll()
    .execute()
  const raised = levels.map((jackpot) => {
    const part = Math.max(1, Math.round(convert(paid.stake, currency, jackpot.currency) * share))
    return { ...jackpot, amount: jackpot.amount + part, chance: part / (jackpot.amount + part) }
  })
  const fixed = services.outcomes.takeJackpot(raised.map(({ id }) => id))
  const won = raised.find(({ id, chance }) => (fixed ? id === fixed : fraction(secureChance) < chance))
  for (const { id, amount, start } of raised) {
    await transaction.db
      .updateTable('jackpots')
      .set({
        amount: id === won?.id ? start : amount,
        ...(id === won?.id && { last_won_at: services.clock.now(), last_won_amount: amount }),
      })
      .where('id', '=', id)
      .execute()
  }
  if (!won) return null

  const amount = convert(won.amount, won.currency, currency)
  await transaction.pay('jackpot', amount, { ...paid, stake_bonus: 0 })
  await transaction.db
    .insertInto('operations')
    .values({
      user_id: userId,
      kind: 'jackpot',
      method: game.name,
      amount,
      currency,
      status: 'completed',
      at: services.clock.now(),
    })
    .execute()
  return { name: won.name, amount }
}
