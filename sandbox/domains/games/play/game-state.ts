import type { Jackpot } from '#api'
import type { Database } from '../../../app/db/database.ts'
import { listJackpots } from '../../jackpots/service.ts'
import { type BetView, type GameServices, viewOf } from './bets.ts'
import { openHand } from './checks.ts'
import { rulesOf } from './game-rules.ts'
import type { GameSession } from '../sessions.ts'
import { isShared } from './kinds.ts'
import type { DrawRules } from '../rules/rules.ts'
import { settleDue } from './settle.ts'
import type { Round } from './round.ts'
import { timetableOf } from './timetable.ts'

const recentRounds = 15

/** The phase of a shared round: bets are accepted; the outcome is shown or the flight is on; bets are paid. */
export type RoundPhase = 'betting' | 'running' | 'over'

/** The current shared round. Times are milliseconds since 1970; the end of a flight is missing until it has ended. */
export interface RoundView
  extends Pick<Round, 'id' | 'opensAt' | 'closesAt'>, Partial<Pick<Round, 'paysAt' | 'endsAt'>> {
  phase: RoundPhase
  /** Missing until it may be shown. */
  outcome?: unknown
  /** The player’s bets on it. */
  bets: BetView[]
  /** The number of players with real money. */
  players: number
  /** Earlier rounds, latest first. */
  recent: { id: string; outcome: unknown }[]
}

/** The state that a game shows when it is opened and after every change. */
export interface GameState {
  /** The server’s time, milliseconds since 1970. */
  now: number
  /** The money to play with, an integer of the minor unit. */
  balance: number
  round?: RoundView
  /** An unfinished hand. */
  hand?: BetView
  jackpots?: Jackpot[]
}

/** The phase of a round. */
export const phaseOf = ({ closesAt, paysAt }: Round, now: number): RoundPhase =>
  now < closesAt ? 'betting' : now < paysAt ? 'running' : 'over'

/** Reads the state of a game for its player, after settling bets that are due. */
export async function readState(services: GameServices, session: GameSession): Promise<GameState> {
  const { game } = session
  await settleDue(services)
  const hand = rulesOf(game).by === 'hand' ? await openHand(services.db, session) : undefined
  return {
    now: services.clock.now(),
    balance: await readBalance(services, session),
    ...(isShared(game) && { round: await readRound(services, session) }),
    ...(hand && { hand: viewOf(session, hand) }),
    ...(game.has_jackpot && { jackpots: await jackpotsOf(services.db, session) }),
  }
}

/** The money to play with. */
export async function readBalance(
  { db, wallet }: Pick<GameServices, 'db' | 'wallet'>,
  session: GameSession,
): Promise<number> {
  if (session.user_id === null) {
    const row = await db
      .selectFrom('game_sessions')
      .where('hash', '=', session.hash)
      .select('demo_balance')
      .executeTakeFirst()
    return row?.demo_balance ?? 0
  }
  const { real, bonus } = await wallet.held(session.user_id)
  return real + bonus
}

/** The jackpots that a game feeds. */
export async function jackpotsOf(db: Database, { game }: GameSession): Promise<Jackpot[]> {
  const kind = game.type === 'tv' ? 'tv-games' : 'games'
  return (await listJackpots(db)).filter((jackpot) => jackpot.kind === kind)
}

async function readRound({ db, clock, outcomes }: GameServices, session: GameSession): Promise<RoundView> {
  const { game, user_id: userId, hash } = session
  const now = clock.now()
  const timetable = timetableOf(game, outcomes)
  const round = timetable.at(now)
  const phase = phaseOf(round, now)
  const rules = rulesOf(game).rules as DrawRules
  const shown = (id: string) => {
    const outcome = outcomes.ofRound(game, id, rules)
    return rules.show?.(outcome) ?? outcome
  }
  const bets = await db
    .selectFrom('bets')
    .where('provider_id', '=', game.provider_id)
    .where('game_id', '=', game.id)
    .where('round', '=', round.id)
    .orderBy('id')
    .selectAll()
    .execute()
  const own = bets.filter((bet) => (userId === null ? bet.session_hash === hash : bet.user_id === userId))
  const isShown = phase === 'over' || (phase === 'running' && game.type !== 'crash')
  const { id, opensAt, closesAt, paysAt, endsAt } = round
  return {
    id,
    opensAt,
    closesAt,
    phase,
    ...((isShown || game.type !== 'crash') && { paysAt, endsAt }),
    ...(isShown && { outcome: shown(id) }),
    bets: own.map((bet) => viewOf(session, bet)),
    players: new Set(bets.flatMap(({ user_id }) => user_id ?? [])).size,
    recent: timetable.paidBefore(now, recentRounds).map((paid) => ({ id: paid.id, outcome: shown(paid.id) })),
  }
}
