import type { Change } from '../changes.ts'
import { type BookEvent, type EventStatus, isOver, type PricedMarket } from '../event.ts'
import type { Verdict } from '../judge.ts'
import { oddsOf } from '../odds.ts'
import type { RaceCard } from './card.ts'
import { placeChances, winChances } from './chances.ts'

/** How long a race lasts, in milliseconds. */
export const runMs = 70_000
/** How long before its start a race accepts bets, in milliseconds. */
export const offeredBeforeMs = 60 * 60_000

const margins = { win: 0.17, place: 0.16 }
const kinds = ['win', 'place'] as const

/** A race in its state at one moment. */
export class Race implements BookEvent {
  readonly id: string
  readonly sport = 'horse-racing'
  readonly league
  readonly name: string
  readonly startsAt: number
  readonly status: EventStatus
  readonly suspended: boolean
  readonly version: string
  readonly marketCount = kinds.length
  /** The runners’ numbers in finishing order. */
  readonly order: readonly number[]
  readonly #card: RaceCard
  readonly #change: Change | undefined
  readonly #abilities: readonly number[]

  /** `drifts` are the market’s adjustments of each runner’s ability; `version` changes when they do. */
  constructor(
    card: RaceCard,
    now: number,
    {
      order,
      change,
      drifts,
      version,
    }: { order: readonly number[]; change: Change | undefined; drifts: readonly number[]; version: number },
  ) {
    this.#card = card
    this.#change = change
    this.id = card.id
    this.league = card.course
    this.startsAt = card.startsAt + (change?.shift ?? 0)
    this.name = `${card.course.name} ${new Date(this.startsAt).toISOString().slice(11, 16)}`
    const elapsed = now - this.startsAt
    this.status = change?.cancelled
      ? 'cancelled'
      : elapsed < 0
        ? 'prematch'
        : elapsed < (change?.endedAt ?? runMs)
          ? 'live'
          : 'finished'
    this.suspended = this.status !== 'prematch' || Boolean(change?.suspended)
    this.order = order
    this.#abilities = card.runners.map(({ ability }, index) => ability * Math.exp(drifts[index]! * 2.5))
    this.version = `${version} ${this.status} ${this.suspended} ${change?.version}`
  }

  /** The number of places that pay a place bet. */
  get places(): number {
    return this.#card.runners.length < 8 ? 2 : 3
  }

  markets(which: 'main' | 'all'): PricedMarket[] {
    if (isOver(this)) return []
    return (which === 'main' ? kinds.slice(0, 1) : kinds).map((kind) => this.market(kind)!)
  }

  market(id: string): PricedMarket | null {
    const kind = kinds.find((each) => each === id)
    if (!kind) return null
    const chances = kind === 'win' ? winChances(this.#abilities) : placeChances(this.#abilities, this.places)
    const margin = margins[kind]
    const outcomes = this.#card.runners.map(({ number, name }, index) => {
      const odds = this.#change?.odds.get(`${kind}/${number}`) ?? oddsOf(chances[index]!, margin)
      return { id: String(number), name, odds, probability: chances[index]! }
    })
    return { id: kind, kind, suspended: this.suspended, outcomes }
  }

  judge(market: string, outcome: string): Verdict {
    if (this.status === 'cancelled') return 'void'
    const place = this.order.indexOf(Number(outcome)) + 1
    return place > 0 && place <= (market === 'win' ? 1 : this.places) ? 'won' : 'lost'
  }

  label(market: string, outcome: string): string {
    const runner = this.#card.runners.find(({ number }) => String(number) === outcome)
    return `${outcome} ${runner?.name ?? ''} (${market})`
  }

  details(): object {
    const { distance, going, runners } = this.#card
    const hasPlaces = this.status === 'finished'
    const shown = runners.map(({ ability: _ability, ...runner }) => ({
      ...runner,
      ...(hasPlaces && { place: this.order.indexOf(runner.number) + 1 }),
    }))
    return { distance, going, places: this.places, runners: shown }
  }
}
