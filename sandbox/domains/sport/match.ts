import type { Change } from './changes.ts'
import { offers } from './catalogue.ts'
import { type BookEvent, type EventStatus, isOver, type PricedMarket, readMarketId } from './event.ts'
import { judges, type MatchMarketKind, type Verdict } from './judge.ts'
import { shortNameOf } from './outcome-names.ts'
import { listMarkets, marketCountOf, type Outlook, priceMarket } from './pricing.ts'
import { type Fixture, offeredMs } from './schedule.ts'
import { type Course, type Expectation, kickOff, type Moment, type PlayClock, type Score } from './sports/course.ts'
import { sports } from './sports/sports.ts'
import { type Drift, stepsOf } from './walk.ts'

/** How long bets are suspended after a goal or a set. */
const haltMs = 12_000
/** The interval at which probabilities are recalculated. */
const tickMs = 4000

/** The parts of which a match is built, at a moment. */
export interface MatchParts {
  fixture: Fixture
  now: number
  expectation: Expectation
  /** Simulated lazily: nothing needs it before the start. */
  course(): Course
  change: Change | undefined
  drift(time: { offeredAt: number; startsAt: number; now: number }): Drift
}

/** A match in its state at one moment. */
export class Match implements BookEvent {
  readonly id: string
  readonly league
  readonly sport
  readonly name: string
  readonly startsAt: number
  readonly status: EventStatus
  readonly suspended: boolean
  readonly version: string
  readonly moment: Moment
  readonly clock: PlayClock
  readonly #parts: MatchParts
  readonly #elapsed: number
  readonly #time
  #outlook: Outlook | undefined
  #listed: PricedMarket[] | undefined

  constructor(parts: MatchParts) {
    const { fixture, now, change } = parts
    this.#parts = parts
    this.id = fixture.id
    this.league = fixture.league
    this.sport = fixture.league.sport
    this.name = `${fixture.home} – ${fixture.away}`
    this.startsAt = fixture.startsAt + (change?.shift ?? 0)
    const elapsed = Math.max(0, now - this.startsAt)
    const { moments, length } = now < this.startsAt ? { moments: [kickOff], length: Infinity } : parts.course()
    this.status = change?.cancelled
      ? 'cancelled'
      : now < this.startsAt
        ? 'prematch'
        : elapsed < length
          ? 'live'
          : 'finished'
    this.#elapsed = Math.min(elapsed, length)
    this.moment = moments.findLast(({ at }) => at <= this.#elapsed) ?? kickOff
    this.clock = sports[this.sport].clock(this.moment, this.#elapsed)
    const isHalted = this.moment.halts && this.#elapsed - this.moment.at < haltMs
    this.suspended = isOver(this) || Boolean(change?.suspended) || (this.status === 'live' && isHalted)
    this.#time = { offeredAt: this.startsAt - offeredMs, startsAt: this.startsAt, now }
    const at = [this.status, this.suspended, this.moment.at, this.clock.period, this.clock.minute, change?.version]
    this.version = `${isOver(this) ? '' : stepsOf(this.#time)} ${at.join(' ')}`
  }

  get marketCount(): number {
    return this.status === 'prematch' ? marketCountOf(this.sport) : this.markets('all').length
  }

  markets(which: 'main' | 'all'): PricedMarket[] {
    if (isOver(this)) return []
    if (which === 'main') return listMarkets(this.outlook, 'main').map((market) => this.#adjusted(market))
    return (this.#listed ??= listMarkets(this.outlook, 'all').map((market) => this.#adjusted(market)))
  }

  market(id: string): PricedMarket | null {
    const market = priceMarket(this.outlook, id)
    return market && this.#adjusted(market)
  }

  judge(market: string, outcome: string): Verdict {
    if (this.status === 'cancelled') return 'void'
    const { kind, line } = readMarketId(market)
    return judges[kind as MatchMarketKind](this.moment.score, outcome, line)
  }

  label(market: string, outcome: string): string {
    const { kind, line } = readMarketId(market)
    return shortNameOf(kind, outcome, line)
  }

  details(): object {
    const { home, away } = this.#parts.fixture
    const hasBegun = this.status === 'live' || this.status === 'finished'
    const { score, serving } = this.moment
    const periods = throughPeriod(this.moment.periods, this.clock)
    return {
      home,
      away,
      ...(hasBegun && { score, periods }),
      ...(this.status === 'live' && { clock: this.clock, ...(serving && { serving }) }),
    }
  }

  /** The final score if nothing is changed. */
  get finalScore(): Score {
    return this.#parts.course().moments.at(-1)!.score
  }

  /** The possible results and their probabilities, as the market sees them now. */
  get outlook(): Outlook {
    return (this.#outlook ??= this.#look())
  }

  #look(): Outlook {
    const { fixture, expectation, drift } = this.#parts
    const { balance, tempo } = drift(this.#time)
    const rules = sports[this.sport]
    const tick = Math.floor(this.#elapsed / tickMs) * tickMs
    return {
      sport: this.sport,
      home: fixture.home,
      away: fixture.away,
      forecast: rules.forecast(rules.move(expectation, balance, tempo), this.moment, Math.max(tick, this.moment.at)),
    }
  }

  /** Applies the fixed odds, and suspends the market while the match is suspended. */
  #adjusted(market: PricedMarket): PricedMarket {
    const set = this.#parts.change?.odds
    const outcomes = market.outcomes.map((outcome) => ({
      ...outcome,
      odds: set?.get(`${market.id}/${outcome.id}`) ?? outcome.odds,
    }))
    return { ...market, suspended: market.suspended || this.suspended, outcomes }
  }
}

/** The scores by period, including periods without events. */
function throughPeriod(periods: readonly Score[], { period }: PlayClock): Score[] {
  const count = Number(/\d/.exec(period)?.[0] ?? 0)
  return [...periods, ...Array.from({ length: Math.max(0, count - periods.length) }, (): Score => [0, 0])]
}

/** Whether matches of a sport may end in a draw. */
export const mayEndLevel = (sport: Match['sport']): boolean => offers[sport].kinds[0] === 'result'
