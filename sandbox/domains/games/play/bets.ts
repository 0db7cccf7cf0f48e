import type { Selectable } from 'kysely'
import type { Database } from '../../../app/db/database.ts'
import type { Tables } from '../../../app/db/tables.ts'
import type { Clock } from '../../../app/clock.ts'
import type { Signals } from '../../../app/signals.ts'
import type { Wallet } from '../../account/wallet.ts'
import { rulesOf } from './game-rules.ts'
import type { Outcomes } from './outcomes.ts'
import type { GameSession } from '../sessions.ts'
import type { Bets, Decision } from '../rules/rules.ts'

/** What playing a game needs. */
export interface GameServices {
  db: Database
  clock: Clock
  wallet: Wallet
  signals: Signals
  outcomes: Outcomes
}

/** A bet as the database holds it. */
export type BetRow = Selectable<Tables['bets']>

/** A jackpot that was won, in the minor unit of the player’s currency. */
export interface JackpotWin {
  name: string
  amount: number
}

/** The result of a bet. */
export interface BetResult {
  /** Of a game with a single outcome. */
  outcome?: unknown
  /** Of a hand: its state and the player’s decisions so far. */
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
  /** The outcome of an individual round, or the cards that may be seen. */
  shown?: unknown
  decisions?: Decision[]
  /** The number of decisions made. */
  step?: number
}

/** A bet by the key that the game gave it. */
export const findBet = (db: Database, session: Pick<GameSession, 'hash'>, key: string): Promise<BetRow | undefined> =>
  db
    .selectFrom('bets')
    .where('session_hash', '=', session.hash)
    .where('bet_key', '=', key)
    .selectAll()
    .executeTakeFirst()

/** The result of a bet so far. */
export const resultOf = ({ result }: Pick<BetRow, 'result'>): BetResult => (result === null ? {} : JSON.parse(result))

/** A bet as its player may see it, without anything that is still undecided. */
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

/** Announces a settled bet of a player that has won more than its stake. To be called after the commit; a second time changes nothing. */
export function announceWin(
  { signals }: GameServices,
  bet: Pick<BetRow, 'status' | 'win' | 'stake' | 'user_id'>,
): void {
  if (bet.status === 'won' && bet.win > bet.stake && bet.user_id !== null) signals.emit('win')
}

/** The columns of a settled bet. */
export const settled = (win: number, result: BetResult, now: number) => ({
  win,
  status: win > 0 ? ('won' as const) : ('lost' as const),
  result: JSON.stringify(result),
  settled_at: now,
})
