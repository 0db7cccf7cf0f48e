import { ranks } from './cards.ts'
import type { Bets, HandRules } from './rules.ts'

/** A hand of three-card poker. */
export interface ThreeCardState {
  ante: number
  pairPlus: number
  player: string[]
  dealer: string[]
  choice: 'play' | 'fold' | null
}

/** The kinds of hands from low to high. */
export const handKinds = ['high', 'pair', 'flush', 'straight', 'three', 'straight-flush'] as const

const antePays: Partial<Record<(typeof handKinds)[number], number>> = { straight: 1, three: 4, 'straight-flush': 5 }
const pairPays: Partial<Record<(typeof handKinds)[number], number>> = {
  pair: 1,
  flush: 4,
  straight: 6,
  three: 30,
  'straight-flush': 40,
}

/** The kind of a hand, and a number that is higher for the better of two hands. */
export function rankOf(cards: readonly string[]): { kind: (typeof handKinds)[number]; strength: number } {
  const heights = cards.map((card) => ranks.indexOf(card[0]!)).sort((a, b) => b - a) as [number, number, number]
  const [high, middle, low] = heights
  const isFlush = cards.every((card) => card[1] === cards[0]![1])
  const isLowStraight = high === 12 && middle === 1 && low === 0
  const isStraight = (high === middle + 1 && middle === low + 1) || isLowStraight
  const pair = high === middle || middle === low ? middle : null
  const kind = isStraight && isFlush ? 5 : high === low ? 4 : isStraight ? 3 : isFlush ? 2 : pair !== null ? 1 : 0
  const order =
    isLowStraight && isStraight
      ? [1, 0, 0]
      : pair !== null && high !== low
        ? [pair, pair, high === pair ? low : high]
        : heights
  return { kind: handKinds[kind]!, strength: order.reduce((sum, height) => sum * 13 + height!, kind) }
}

/** The dealer qualifies with a queen or better. */
const qualifies = (cards: readonly string[]) => rankOf(cards).strength >= rankOf(['QS', '2H', '3D']).strength

function deal(bets: Bets, deck: string[]): ThreeCardState {
  return {
    ante: bets.ante ?? 0,
    pairPlus: bets['pair-plus'] ?? 0,
    player: deck.slice(0, 3),
    dealer: deck.slice(3, 6),
    choice: null,
  }
}

function returns({ ante, pairPlus, player, dealer, choice }: ThreeCardState): number {
  const own = rankOf(player)
  const side = pairPays[own.kind] === undefined ? 0 : pairPlus * (pairPays[own.kind]! + 1)
  if (choice !== 'play') return side
  const bonus = ante * (antePays[own.kind] ?? 0)
  if (!qualifies(dealer)) return side + bonus + ante * 3
  const lead = own.strength - rankOf(dealer).strength
  return side + bonus + (lead > 0 ? ante * 4 : lead === 0 ? ante * 2 : 0)
}

/** Three-card poker: ante and play against the dealer, pair plus on the player’s own cards. */
export const threeCardRules: HandRules<ThreeCardState> = {
  mainSpot: 'ante',
  packs: 1,
  accepts: (spot) => spot === 'ante' || spot === 'pair-plus',
  deal,
  decisions: ({ choice, ante }) =>
    choice
      ? []
      : [
          { action: 'play', costs: ante },
          { action: 'fold', costs: 0 },
        ],
  decide: (state, action) => ({ ...state, choice: action === 'play' ? 'play' : 'fold' }),
  returns,
  show: ({ player, dealer, choice }) => ({
    player,
    dealer: choice ? dealer : [],
    hands: { player: rankOf(player).kind, dealer: choice ? rankOf(dealer).kind : null },
    qualifies: choice ? qualifies(dealer) : null,
    choice,
  }),
  playWell(deck) {
    const state = deal({ ante: 1000 }, deck)
    const choice = rankOf(state.player).strength >= rankOf(['QS', '6H', '4D']).strength ? 'play' : 'fold'
    return { staked: choice === 'play' ? 2000 : 1000, returned: returns({ ...state, choice }) }
  },
  rtp: 0.98,
}
