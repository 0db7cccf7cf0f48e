import type { Selectable } from 'kysely'
import type { Database } from '../../../app/db/database.ts'
import type { Tables } from '../../../app/db/tables.ts'
import type { Services } from '../../../app/services.ts'
import { rulesOf } from './game-rules.ts'
import type { GameSession } from '../sessions.ts'
import type { Bets, Decision } from '../rules/rules.ts'

/** What the games work with. */
export type Desk = Pick<Services, 'db' | 'clock' | 'wallet' | 'signals' | 'outcomes'>

/** A bet as the database holds it. */
export type BetRow = Selectable<Tables['bets']>

/** A jackpot that fell, in the minor unit of the player’s currency. */
export interface JackpotWin {
  name: string
  amount: number
}

/** What came of a bet. */
export interface BetResult {
  /** Of a game that draws. */
  outcome?: unknown
  /** Of a hand: its state, and what the player decided so far. */
  hand?: unknown
  actions?: string[]
  /** Of a flight that the player left: the multiplier. */
  leftAt?: number
  jackpot?: JackpotWin
}

/** A bet as its game shows it. Amounts are integers of the minor unit. */
export interface BetView extends Pick<BetRow, 'stake' | 'win' | 'status'>, Pick<BetResult, 'leftAt' | 'jackpot'> {
  id: string
  round: string
  spots: Bets
  /** The outcome of a round of the player’s own, or the cards that may be seen. */
  shown?: unknown
  decisions?: Decision[]
  /** How many decisions were made. */
  step?: number
}

/** A bet by the name that the game gave it. */
export const findBet = (db: Database, session: Pick<GameSession, 'hash'>, key: string): Promise<BetRow | undefined> =>
  db
    .selectFrom('bets')
    .where('session_hash', '=', session.hash)
    .where('bet_key', '=', key)
    .selectAll()
    .executeTakeFirst()

/** What came of a bet so far. */
export const resultOf = ({ result }: Pick<BetRow, 'result'>): BetResult => (result === null ? {} : JSON.parse(result))

/** Shows a bet to its player, and nothing that is still to be decided. */
export function viewOf({ game }: Pick<GameSession, 'game'>, bet: BetRow): BetView {
  const { outcome, hand, actions, leftAt, jackpot } = resultOf(bet)
  const { by, rules } = rulesOf(game)
  const shown = by === 'hand' ? hand && rules.show(hand) : outcome && (rules.show?.(outcome) ?? outcome)
  return {
    id: bet.bet_key ?? '',
    round: bet.round ?? String(bet.id),
    spots: JSON.parse(bet.spots),
    stake: bet.stake,
    win: bet.win,
    status: bet.status,
    ...(leftAt !== undefined && { leftAt }),
    ...(jackpot && { jackpot }),
    ...(shown !== undefined && { shown }),
    ...(by === 'hand' &&
      hand !== undefined && {
        decisions: bet.status === 'open' ? rules.decisions(hand) : [],
        step: actions?.length ?? 0,
      }),
  }
}

/** The columns of a bet that has come to its end. */
export const settled = (win: number, result: BetResult, now: number) => ({
  win,
  status: win > 0 ? ('won' as const) : ('lost' as const),
  result: JSON.stringify(result),
  settled_at: now,
})
