import { announceWin, type BetRow, type GameServices, resultOf, settled } from './bets.ts'
import { type GameRow, rulesOf } from './game-rules.ts'
import { type DrawRules, winOf } from '../rules/rules.ts'
import { inBetTransaction } from './bet-transaction.ts'
import type { Outcomes } from './outcomes.ts'

/** Settles every bet whose round is over, even if its player has left. */
export async function settleDue(services: GameServices): Promise<void> {
  const due = await services.db
    .selectFrom('bets')
    .where('status', '=', 'open')
    .where('settles_at', '<=', services.clock.now())
    .orderBy('settles_at')
    .selectAll()
    .execute()
  for (const bet of due) await settle(services, bet)
}

/** Pays the result of a round to a bet, unless it was settled meanwhile. */
async function settle(services: GameServices, bet: BetRow): Promise<void> {
  const game = await services.db
    .selectFrom('games')
    .where('provider_id', '=', bet.provider_id)
    .where('id', '=', bet.game_id)
    .select(['provider_id', 'id', 'name', 'type', 'rtp', 'volatility'])
    .executeTakeFirst()
  if (!game || bet.round === null) return

  const win = winOfRound(services.outcomes, game, bet, bet.round)
  await inBetTransaction(services, bet, async (transaction) => {
    const end = settled(win, resultOf(bet), services.clock.now())
    const { numUpdatedRows } = await transaction.db
      .updateTable('bets')
      .set(end)
      .where('id', '=', bet.id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows > 0n && win > 0) await transaction.pay('win', win, bet)
  })
  announceWin(services, { ...bet, win, status: win > 0 ? 'won' : 'lost' })
}

function winOfRound(outcomes: Outcomes, game: GameRow, bet: BetRow, round: string): number {
  const rules = rulesOf(game).rules as DrawRules
  return winOf(rules, JSON.parse(bet.spots), outcomes.ofRound(game, round, rules))
}
