import { announceWin, type BetResult, type BetRow, type GameServices, findBet, settled } from './bets.ts'
import { checkedStake, checkRoundLimit, openHand, openRound } from './checks.ts'
import { settlementOf } from './crash-settlement.ts'
import { GameError } from './game-error.ts'
import { rulesOf } from './game-rules.ts'
import type { GameSession } from '../sessions.ts'
import { feedJackpots } from './jackpot-feed.ts'
import { isShared } from './kinds.ts'
import { type Bets, type DrawRules, type HandRules, winOf } from '../rules/rules.ts'
import { type PaidStake, type BetTransaction, inBetTransaction } from './bet-transaction.ts'
import type { Round } from './round.ts'

/**
 * A bet that a game requests. `id` is the game’s key for it: a repeated call returns the same bet and costs nothing
 * more.
 */
export interface Order {
  id: string
  /** The id of the shared round that it is for. */
  round?: string
  spots: Bets
}

type Played = Pick<BetRow, 'win' | 'status' | 'result'> & Partial<Pick<BetRow, 'round' | 'settles_at' | 'settled_at'>>

/** Takes a stake and, unless the rounds are shared, plays the round. Throws the reasons in `Refusal`. */
export async function place(services: GameServices, session: GameSession, order: Order): Promise<BetRow> {
  const { game } = session
  const stake = checkedStake(session, order.spots)
  const spots = JSON.stringify(order.spots)
  let hasFed = false

  const payer = { user_id: session.user_id, session_hash: session.hash }
  const bet = await inBetTransaction(services, payer, async (transaction) => {
    const earlier = await findBet(transaction.db, session, order.id)
    if (earlier) return sameBet(earlier, order, spots)

    const { by, rules } = rulesOf(game)
    const round = isShared(game) ? openRound(services, session, order.round) : null
    if (round) await checkRoundLimit(transaction.db, session, round, stake)
    if (by === 'hand' && (await openHand(transaction.db, session))) throw new GameError('conflict')

    const paid = await transaction.take(stake)
    const jackpot = await feedJackpots(services, transaction, session, paid)
    hasFed = jackpot !== undefined
    const result: BetResult = jackpot ? { jackpot } : {}
    const turn: Turn = { services, session, transaction, paid, spots: order.spots, result }
    const played = by === 'hand' ? await deal(turn, rules) : round ? join(turn, rules, round) : await play(turn, rules)
    return transaction.db
      .insertInto('bets')
      .values({
        user_id: session.user_id,
        session_hash: session.hash,
        bet_key: order.id,
        kind: 'casino',
        provider_id: game.provider_id,
        game_id: game.id,
        spots,
        currency: session.currency,
        placed_at: services.clock.now(),
        ...paid,
        ...played,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  // Before the commit, other connections read the amounts of before.
  if (hasFed) services.signals.emit('jackpots')
  announceWin(services, bet)
  return bet
}

interface Turn {
  services: GameServices
  session: GameSession
  transaction: BetTransaction
  paid: PaidStake
  spots: Bets
  result: BetResult
}

/** Plays an individual round, which is decided at once. */
async function play({ services, session, transaction, paid, spots, result }: Turn, rules: DrawRules): Promise<Played> {
  const outcome = services.outcomes.next(session.game, rules, spots)
  const win = winOf(rules, spots, outcome)
  if (win > 0) await transaction.pay('win', win, paid)
  return settled(win, { ...result, outcome }, services.clock.now())
}

/** Places a bet on a shared round; it is settled when the round ends. */
function join({ services, session, spots, result }: Turn, rules: DrawRules, round: Round): Played {
  const settlesAt =
    session.game.type === 'crash' ? settlementOf(services.outcomes, session.game, spots, round) : round.paysAt
  return { win: 0, status: 'open', round: round.id, settles_at: settlesAt, result: JSON.stringify(result) }
}

/** Deals the first cards of a hand, which may already end it. */
async function deal({ services, session, transaction, paid, spots, result }: Turn, rules: HandRules): Promise<Played> {
  const hand = rules.deal(spots, services.outcomes.cards(session.game, rules.packs))
  const dealt = { ...result, hand, actions: [] }
  if (rules.decisions(hand).length > 0) return { win: 0, status: 'open', result: JSON.stringify(dealt) }

  const win = rules.returns(hand)
  if (win > 0) await transaction.pay('win', win, paid)
  return settled(win, dealt, services.clock.now())
}

/** Returns the earlier bet to a repeated call; throws `conflict` if the call is for another bet. */
function sameBet(earlier: BetRow, order: Order, spots: string): BetRow {
  if (earlier.spots !== spots || (earlier.round ?? undefined) !== order.round) throw new GameError('conflict')
  return earlier
}
