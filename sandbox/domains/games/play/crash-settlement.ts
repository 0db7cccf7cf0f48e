import { announceWin, type BetRow, type GameServices, findBet, resultOf, settled } from './bets.ts'
import { GameError } from './game-error.ts'
import { type GameRow, rulesOf } from './game-rules.ts'
import type { GameSession } from '../sessions.ts'
import { type CrashOutcome, flightTime, multiplierAfter } from '../rules/crash-rules.ts'
import type { Bets, DrawRules } from '../rules/rules.ts'
import { inBetTransaction } from './bet-transaction.ts'
import type { Outcomes } from './outcomes.ts'
import type { Round } from './round.ts'
import { timetableOf } from './timetable.ts'

/** When a bet on a flight is settled: when it leaves automatically, otherwise when the flight ends. */
export function settlementOf(outcomes: Outcomes, game: GameRow, spots: Bets, round: Round): number {
  const { at } = outcomes.ofRound(game, round.id, rulesOf(game).rules as DrawRules) as CrashOutcome
  const target = Number(Object.keys(spots)[0])
  return target <= at ? round.closesAt + flightTime(target) : round.paysAt
}

/**
 * Leaves a flight at the current multiplier by the server’s clock. Leaving again returns the same bet. Throws `closed`
 * if the flight has not begun or is over, `unknown` if there is no such bet.
 */
export async function leave(services: GameServices, session: GameSession, key: string): Promise<BetRow> {
  const payer = { user_id: session.user_id, session_hash: session.hash }
  const left = await inBetTransaction(services, payer, async (transaction) => {
    const bet = await findBet(transaction.db, session, key)
    if (!bet || session.game.type !== 'crash') throw new GameError('unknown')
    if (resultOf(bet).leftAt !== undefined) return bet

    const now = services.clock.now()
    const round = timetableOf(session.game, services.outcomes).at(now)
    const isFlying = round.id === bet.round && now >= round.closesAt && now < round.paysAt
    if (bet.status !== 'open' || !isFlying) throw new GameError('closed')

    const leftAt = multiplierAfter(now - round.closesAt)
    const win = Math.floor(bet.stake * leftAt + 1e-6)
    await transaction.pay('win', win, bet)
    const end = settled(win, { ...resultOf(bet), leftAt }, now)
    return transaction.db.updateTable('bets').set(end).where('id', '=', bet.id).returningAll().executeTakeFirstOrThrow()
  })
  announceWin(services, left)
  return left
}
