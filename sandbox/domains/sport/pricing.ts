import { marketRules, offers } from './catalogue.ts'
import { marketId, type PricedMarket, readMarketId } from './event.ts'
import { judges, type MatchMarketKind } from './judge.ts'
import type { SportId } from './leagues.ts'
import { oddsOf } from './odds.ts'
import { nameOf } from './outcome-names.ts'
import type { Forecast, Score } from './sports/course.ts'

/** The possible results of a match, and its teams. */
export interface Outlook {
  sport: SportId
  home: string
  away: string
  forecast: Forecast
}

/** An outcome with a higher probability counts as decided. */
const certain = 0.985
/** A line with a more probable outcome is not listed. */
const tooLikely = 0.93
/** Scores below these probabilities are not listed, or not even accepted. */
const leastLikely = { listed: 0.006, taken: 0.0008 }

/** Prices a market; null if matches of the sport do not have it. */
export function priceMarket(outlook: Outlook, id: string): PricedMarket | null {
  const { kind: name, line, hasLine } = readMarketId(id)
  const kind = offers[outlook.sport].kinds.find((each) => each === name)
  if (!kind || hasLine !== Boolean(marketRules[kind].hasLine) || (hasLine && !Number.isInteger(line * 2))) return null
  return price(outlook, kind, line, leastLikely.taken)
}

/** The listed markets, or only the main one. A decided market is listed only if it is the main one. */
export function listMarkets(outlook: Outlook, which: 'main' | 'all'): PricedMarket[] {
  const [main, ...others] = offers[outlook.sport].kinds
  const first = price(outlook, main!, 0)
  if (which === 'main') return [first]
  const more = others.flatMap((kind) => linesOf(outlook, kind).map((line) => price(outlook, kind, line)))
  return [
    first,
    ...more.filter(
      ({ suspended, line, outcomes }) =>
        !suspended && (line === undefined || outcomes.every(({ probability }) => probability < tooLikely)),
    ),
  ]
}

function price(
  { home, away, forecast }: Outlook,
  kind: MatchMarketKind,
  line: number,
  least = leastLikely.listed,
): PricedMarket {
  const { outcomes, margin, hasLine } = marketRules[kind]
  const ids = outcomes ?? scoresOf(forecast, least)
  const priced = ids.map((id) => {
    const probability = chanceOf(forecast, kind, id, line)
    return { id, name: nameOf(kind, id, line, { home, away }), odds: oddsOf(probability, margin), probability }
  })
  const isDecided = priced.some(({ probability }) => probability > certain) || priced.length < 2
  return { id: marketId(kind, hasLine && line), kind, ...(hasLine && { line }), suspended: isDecided, outcomes: priced }
}

/** The probability of an outcome, given that the bet is not void. */
function chanceOf(forecast: Forecast, kind: MatchMarketKind, outcome: string, line: number): number {
  const judge = judges[kind]
  const sums = { won: 0, lost: 0, void: 0 }
  for (const { score, probability } of forecast) sums[judge(score, outcome, line)] += probability
  return sums.won / Math.max(sums.won + sums.lost, 1e-9)
}

/** The scores that are probable enough, most probable first. */
function scoresOf(forecast: Forecast, least: number): string[] {
  const likely = forecast.filter(({ probability }) => probability >= least)
  return likely.sort((one, other) => other.probability - one.probability).map(({ score }) => score.join('-'))
}

/** The lines of a kind: the most balanced one and those around it. Half numbers, so that no bet is void. */
function linesOf({ sport, forecast }: Outlook, kind: MatchMarketKind): number[] {
  if (!marketRules[kind].hasLine) return [0]
  const { lines, handicaps } = offers[sport]
  if (kind === 'set-handicap' && handicaps) return [...handicaps]
  const value =
    kind === 'total' || kind === 'set-total'
      ? ([home, away]: Score) => home + away
      : ([home, away]: Score) => away - home
  const middle = medianOf(forecast, value)
  // A line of half a point would equal the winner market.
  return lines
    .map((distance) => middle + distance)
    .filter((line) => sport !== 'basketball' || kind === 'total' || Math.abs(line) > 0.5)
}

/** The half number that divides the possible results most evenly. */
function medianOf(forecast: Forecast, value: (score: Score) => number): number {
  const weights = new Map<number, number>()
  for (const { score, probability } of forecast)
    weights.set(value(score), (weights.get(value(score)) ?? 0) + probability)
  let below = 0
  for (const [number, weight] of [...weights].sort(([one], [other]) => one - other)) {
    if (below + weight >= 0.5) return 0.5 - below < below + weight - 0.5 ? number - 0.5 : number + 0.5
    below += weight
  }
  return 0.5
}

/** The maximum number of listed markets of a sport. */
export const marketCountOf = (sport: SportId): number =>
  offers[sport].kinds.reduce(
    (sum, kind) =>
      sum +
      (!marketRules[kind].hasLine
        ? 1
        : kind === 'set-handicap'
          ? (offers[sport].handicaps ?? []).length
          : offers[sport].lines.length),
    0,
  )
