import type { MatchMarketKind } from './judge.ts'
import type { SportId } from './leagues.ts'

/** The rules of a kind of market. */
interface MarketRules {
  /** In display order; missing if they depend on the possible results. */
  outcomes?: readonly string[]
  /** The house’s margin: the amount by which the sum of the inverse odds exceeds 1. */
  margin: number
  hasLine?: true
}

/** The rules of the markets by kind. */
export const marketRules: Record<MatchMarketKind, MarketRules> = {
  result: { outcomes: ['home', 'draw', 'away'], margin: 0.055 },
  winner: { outcomes: ['home', 'away'], margin: 0.05 },
  'double-chance': { outcomes: ['home-draw', 'home-away', 'draw-away'], margin: 0.05 },
  'draw-no-bet': { outcomes: ['home', 'away'], margin: 0.05 },
  total: { outcomes: ['over', 'under'], margin: 0.05, hasLine: true },
  handicap: { outcomes: ['home', 'away'], margin: 0.05, hasLine: true },
  'both-score': { outcomes: ['yes', 'no'], margin: 0.055 },
  'odd-even': { outcomes: ['odd', 'even'], margin: 0.06 },
  'correct-score': { margin: 0.16 },
  'set-score': { margin: 0.09 },
  'set-total': { outcomes: ['over', 'under'], margin: 0.06, hasLine: true },
  'set-handicap': { outcomes: ['home', 'away'], margin: 0.06, hasLine: true },
}

/** The offer of a sport: its markets in order, the main one first, and the distances of its lines. */
interface Offer {
  kinds: readonly MatchMarketKind[]
  /** The distances of the offered lines from the most balanced one. */
  lines: readonly number[]
  /** The offered handicaps, if they are fixed. */
  handicaps?: readonly number[]
}

/** The offer of each sport. */
export const offers: Record<SportId, Offer> = {
  football: {
    kinds: ['result', 'double-chance', 'total', 'both-score', 'handicap', 'draw-no-bet', 'odd-even', 'correct-score'],
    lines: [-1, 0, 1],
  },
  basketball: { kinds: ['winner', 'handicap', 'total', 'odd-even'], lines: [-5, 0, 5] },
  tennis: { kinds: ['winner', 'set-score', 'set-handicap', 'set-total'], lines: [0], handicaps: [-1.5, 1.5] },
  'ice-hockey': {
    kinds: ['result', 'double-chance', 'total', 'handicap', 'draw-no-bet', 'odd-even'],
    lines: [-1, 0, 1],
  },
  volleyball: {
    kinds: ['winner', 'set-score', 'set-handicap', 'set-total'],
    lines: [-1, 0, 1],
    handicaps: [-2.5, -1.5, 1.5, 2.5],
  },
  handball: { kinds: ['result', 'handicap', 'total', 'odd-even'], lines: [-2, 0, 2] },
}
