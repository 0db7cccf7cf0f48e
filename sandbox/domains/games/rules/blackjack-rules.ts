import { ranks } from './cards.ts'
import type { Bets, Decision, HandRules } from './rules.ts'

/** A hand of blackjack. `deck` holds the undealt cards and never leaves the server. */
export interface BlackjackState {
  stake: number
  player: string[]
  dealer: string[]
  deck: string[]
  doubled: boolean
  over: boolean
}

const valueOf = (card: string) => (card[0] === 'A' ? 11 : Math.min(10, ranks.indexOf(card[0]!) + 2))

/** A hand’s best total, and whether an ace counts as eleven in it. */
export function total(cards: readonly string[]): { total: number; soft: boolean } {
  let sum = cards.reduce((all, card) => all + valueOf(card), 0)
  let elevens = cards.filter((card) => card[0] === 'A').length
  for (; sum > 21 && elevens > 0; elevens--) sum -= 10
  return { total: sum, soft: elevens > 0 }
}

const isBlackjack = (cards: readonly string[]) => cards.length === 2 && total(cards).total === 21

function deal(bets: Bets, cards: string[]): BlackjackState {
  const [first, second, third, fourth, ...deck] = cards as [string, string, string, string, ...string[]]
  const hand = {
    stake: bets.deal ?? 0,
    player: [first, third],
    dealer: [second, fourth],
    deck,
    doubled: false,
    over: false,
  }
  return { ...hand, over: isBlackjack(hand.player) || isBlackjack(hand.dealer) }
}

function decisions({ stake, player, over }: BlackjackState): Decision[] {
  if (over) return []
  const usual = [
    { action: 'hit', costs: 0 },
    { action: 'stand', costs: 0 },
  ]
  return player.length === 2 ? [...usual, { action: 'double', costs: stake }] : usual
}

function decide(state: BlackjackState, action: string): BlackjackState {
  if (action === 'stand') return finish(state)
  const [card, ...deck] = state.deck as [string, ...string[]]
  const next = { ...state, player: [...state.player, card], deck, doubled: action === 'double' }
  const reached = total(next.player).total
  if (reached > 21) return { ...next, over: true }
  return next.doubled || reached === 21 ? finish(next) : next
}

/** The dealer draws to 17 and stands on every 17. */
function finish(state: BlackjackState): BlackjackState {
  const dealer = [...state.dealer]
  const deck = [...state.deck]
  while (total(dealer).total < 17) dealer.push(deck.shift()!)
  return { ...state, dealer, deck, over: true }
}

function returns({ stake, player, dealer, doubled }: BlackjackState): number {
  const bet = doubled ? stake * 2 : stake
  const own = total(player).total
  if (own > 21) return 0
  if (isBlackjack(player)) return isBlackjack(dealer) ? bet : Math.floor(bet * 2.5)
  const against = total(dealer).total
  if (isBlackjack(dealer) || (against <= 21 && against > own)) return 0
  return against === own ? bet : bet * 2
}

/** Basic strategy without splitting. */
function bestAction({ player, dealer }: BlackjackState): string {
  const { total: own, soft } = total(player)
  const up = valueOf(dealer[0]!)
  const first = player.length === 2
  if (first && !soft && (own === 11 ? up < 11 : (own === 10 && up < 10) || (own === 9 && up >= 3 && up <= 6)))
    return 'double'
  if (first && soft && own <= 18 && up >= [5, 5, 4, 4, 3, 3][own - 13]! && up <= 6) return 'double'
  if (soft) return own >= 19 || (own === 18 && up <= 8) ? 'stand' : 'hit'
  if (own >= 17) return 'stand'
  if (own >= 13) return up <= 6 ? 'stand' : 'hit'
  return own === 12 && up >= 4 && up <= 6 ? 'stand' : 'hit'
}

/** Blackjack with six packs: pays 3 to 2, the dealer stands on 17, any first two cards may be doubled, no splitting. */
export const blackjackRules: HandRules<BlackjackState> = {
  mainSpot: 'deal',
  packs: 6,
  accepts: (spot) => spot === 'deal',
  deal,
  decisions,
  decide,
  returns,
  show: ({ player, dealer, over, doubled }) => ({
    player,
    dealer: over ? dealer : dealer.slice(0, 1),
    totals: { player: total(player).total, dealer: total(over ? dealer : dealer.slice(0, 1)).total },
    blackjack: isBlackjack(player),
    doubled,
  }),
  playWell(deck) {
    let state = deal({ deal: 1000 }, deck)
    while (!state.over) state = decide(state, bestAction(state))
    return { staked: state.doubled ? 2000 : 1000, returned: returns(state) }
  },
  rtp: 0.991,
}
