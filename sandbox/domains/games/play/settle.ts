import { type BetRow, type Desk, resultOf, settled } from './bets.ts'
import { type GameRow, rulesOf } from './game-rules.ts'
import { type DrawRules, winOf } from '../rules/rules.ts'
import { withTill } from './till.ts'

/** Settles every bet whose round is over, even if its player has left. */
export async function settleDue(desk: Desk): Promise<void> {
  const due = await desk.db
    .selectFrom('bets')
    .where('status', '=', 'open')
    .where('settles_at', '<=', desk.clock.now())
    .orderBy('settles_at')
    .selectAll()
    .execute()
  for (const bet of due) await settle(desk, bet)
}

/** Pays the result of a round to a bet, unless it was settled meanwhile. */
async function settle(desk: Desk, bet: BetRow): Promise<void> {
  const game = await desk.db
    .selectFrom('games')
    .where('provider_id', '=', bet.provider_id)
    .where('id', '=', bet.game_id)
    .select(['provider_id', 'id', 'name', 'type', 'rtp', 'volatility'])
    .executeTakeFirst()
  if (!game || bet.round === null) return

  const win = winOfRound(desk, game, bet, bet.round)
  await withTill(desk, bet, async (till) => {
    const end = settled(win, resultOf(bet), desk.clock.now())
    const { numUpdatedRows } = await till.db
      .updateTable('bets')
      .set(end)
      .where('id', '=', bet.id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows > 0n && win > 0) await till.pay('win', win, bet)
  })
}

function winOfRound({ outcomes }: Desk, game: GameRow, bet: BetRow, round: string): number {
  const rules = rulesOf(game).rules as DrawRules
  return winOf(rules, JSON.parse(bet.spots), outcomes.ofRound(game, round, rules))
}
