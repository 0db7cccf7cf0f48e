import type { Clock } from '../../../app/clock.ts'
import type { Database } from '../../../app/db/database.ts'
import type { BetRow } from './bets.ts'
import { GameError } from './game-error.ts'
import { rulesOf } from './game-rules.ts'
import type { GameSession } from '../sessions.ts'
import { kindOf } from './kinds.ts'
import type { Bets } from '../rules/rules.ts'
import { stakesOf } from '../../../app/stakes.ts'
import type { Outcomes } from './outcomes.ts'
import type { Round } from './round.ts'
import { timetableOf } from './timetable.ts'

/** The sum of the stakes on all spots. Throws `invalid` for an unknown spot, `limits` outside the stake limits. */
export function checkedStake({ game, currency }: GameSession, spots: Bets): number {
  const { rules, by } = rulesOf(game)
  const entries = Object.entries(spots)
  const stake = entries.reduce((sum, [, amount]) => sum + amount, 0)
  const { steps, min, max } = stakesOf(currency)
  if (entries.length === 0 || !entries.every(([spot]) => rules.accepts(spot))) throw new GameError('invalid')
  if (by === 'hand' && !spots[rules.mainSpot]) throw new GameError('invalid')
  if (game.type === 'crash' && entries.length > 1) throw new GameError('invalid')
  if (stake < min || stake > max || (kindOf(game) === 'slot' && !steps.includes(stake))) throw new GameError('limits')
  return stake
}

/** The round that takes bets now; throws `closed` if the bet is for another one. */
export function openRound(
  { clock, outcomes }: { clock: Clock; outcomes: Outcomes },
  { game }: GameSession,
  id: string | undefined,
): Round {
  const round = timetableOf(game, outcomes).at(clock.now())
  if (id !== round.id || clock.now() >= round.closesAt) throw new GameError('closed')
  return round
}

/** Throws `limits` if the player’s bets on a round exceed the maximum of one bet. */
export async function checkRoundLimit(db: Database, session: GameSession, round: Round, stake: number): Promise<void> {
  const placed = await openBets(db, session).where('round', '=', round.id).select('stake').execute()
  const sum = placed.reduce((all, bet) => all + bet.stake, stake)
  if (sum > stakesOf(session.currency).max) throw new GameError('limits')
}

/** The player’s unfinished hand in this game, from any session. */
export const openHand = (db: Database, session: GameSession): Promise<BetRow | undefined> =>
  openBets(db, session).selectAll().executeTakeFirst()

/** The player’s open bets in this game: from all sessions, or in a demo from this one. */
const openBets = (db: Database, { game, user_id, hash }: GameSession) =>
  db
    .selectFrom('bets')
    .where('provider_id', '=', game.provider_id)
    .where('game_id', '=', game.id)
    .where('status', '=', 'open')
    .where(user_id === null ? 'session_hash' : 'user_id', '=', user_id ?? hash)
