import type { Score } from './sports/course.ts'

/** The result of a bet. */
export type Verdict = 'won' | 'lost' | 'void'

/** A kind of market on a match. */
export type MatchMarketKind =
  | 'result'
  | 'winner'
  | 'double-chance'
  | 'draw-no-bet'
  | 'total'
  | 'handicap'
  | 'both-score'
  | 'odd-even'
  | 'correct-score'
  | 'set-score'
  | 'set-total'
  | 'set-handicap'

const sideOf = (difference: number) => (difference > 0 ? 'home' : difference < 0 ? 'away' : 'draw')
const verdict = (isWon: boolean): Verdict => (isWon ? 'won' : 'lost')

/** Compares a number with a line; equality is void. */
const against = (difference: number, isFor: boolean): Verdict =>
  difference === 0 ? 'void' : verdict(difference > 0 === isFor)

/** The result of an outcome by kind of market. `line` is that of the market, 0 if it has none. */
export const judges: Record<MatchMarketKind, (score: Score, outcome: string, line: number) => Verdict> = {
  result: ([home, away], outcome) => verdict(sideOf(home - away) === outcome),
  winner: ([home, away], outcome) => verdict(sideOf(home - away) === outcome),
  'double-chance': ([home, away], outcome) => verdict(outcome.split('-').includes(sideOf(home - away))),
  'draw-no-bet': ([home, away], outcome) => against(home - away, outcome === 'home'),
  total: ([home, away], outcome, line) => against(home + away - line, outcome === 'over'),
  handicap: ([home, away], outcome, line) => against(home + line - away, outcome === 'home'),
  'both-score': ([home, away], outcome) => verdict((home > 0 && away > 0) === (outcome === 'yes')),
  'odd-even': ([home, away], outcome) => verdict(((home + away) % 2 === 1) === (outcome === 'odd')),
  'correct-score': ([home, away], outcome) => verdict(outcome === `${home}-${away}`),
  'set-score': ([home, away], outcome) => verdict(outcome === `${home}-${away}`),
  'set-total': ([home, away], outcome, line) => against(home + away - line, outcome === 'over'),
  'set-handicap': ([home, away], outcome, line) => against(home + line - away, outcome === 'home'),
}
