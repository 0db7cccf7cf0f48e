import { announceWin, type BetRow, type GameServices, findBet, resultOf, settled } from './bets.ts'
import { GameError } from './game-error.ts'
import { rulesOf } from './game-rules.ts'
import type { GameSession } from '../sessions.ts'
import { inBetTransaction } from './bet-transaction.ts'

/**
 * A decision on a hand. `step` is the number of earlier decisions, so that a repeated call is not carried out twice.
 */
export interface Choice {
  step: number
  action: string
}

/**
 * Carries out a decision. Throws `conflict` if another was made at this step, `invalid` if the hand does not allow it.
 */
export async function decide(
  services: GameServices,
  session: GameSession,
  key: string,
  { step, action }: Choice,
): Promise<BetRow> {
  const payer = { user_id: session.user_id, session_hash: session.hash }
  const decided = await inBetTransaction(services, payer, async (transaction) => {
    const { by, rules } = rulesOf(session.game)
    const bet = await findBetOfPlayer()
    if (!bet || by !== 'hand') throw new GameError('unknown')

    const { hand, actions = [], ...result } = resultOf(bet)
    if (step < actions.length && actions[step] === action) return bet
    if (step !== actions.length) throw new GameError('conflict')
    const decision = rules.decisions(hand).find((offered) => offered.action === action)
    if (bet.status !== 'open' || !decision) throw new GameError('invalid')

    const more = decision.costs > 0 ? await transaction.take(decision.costs) : { stake: 0, stake_bonus: 0 }
    const paid = { stake: bet.stake + more.stake, stake_bonus: bet.stake_bonus + more.stake_bonus }
    const next = rules.decide(hand, action)
    const record = { ...result, hand: next, actions: [...actions, action] }
    const isOver = rules.decisions(next).length === 0
    const win = isOver ? rules.returns(next) : 0
    if (win > 0) await transaction.pay('win', win, paid)
    const change = isOver ? settled(win, record, services.clock.now()) : { result: JSON.stringify(record) }
    return transaction.db
      .updateTable('bets')
      .set({ ...paid, ...change })
      .where('id', '=', bet.id)
      .returningAll()
      .executeTakeFirstOrThrow()

    /** A player may finish a hand from any of their sessions. */
    async function findBetOfPlayer(): Promise<BetRow | undefined> {
      const own = await findBet(transaction.db, session, key)
      if (own || session.user_id === null) return own
      return transaction.db
        .selectFrom('bets')
        .where('user_id', '=', session.user_id)
        .where('provider_id', '=', session.game.provider_id)
        .where('game_id', '=', session.game.id)
        .where('bet_key', '=', key)
        .selectAll()
        .executeTakeFirst()
    }
  })
  announceWin(services, decided)
  return decided
}
