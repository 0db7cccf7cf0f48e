import { keyedChance } from '../../../app/secure-chance.ts'
import type { Changes } from '../changes.ts'
import { RandomWalks } from '../walk.ts'
import { type RaceCard, cardOf, raceInterval, raceNumber } from './card.ts'
import { runRace } from './chances.ts'
import { offeredBeforeMs, Race, runMs } from './race.ts'

const stepMs = 15_000
const resultsMs = 2 * 60 * 60_000

/** Every race: its card, and its finishing order, which is derived from the server’s secret or set by a test. */
export class Races {
  readonly #secret: string
  readonly #changes: Changes
  readonly #walks: RandomWalks

  constructor(secret: string, changes: Changes) {
    this.#secret = secret
    this.#changes = changes
    this.#walks = new RandomWalks((id) => keyedChance(secret, `horses/walk/${id}`).below(2 ** 32))
  }

  /** A race at a moment; null if it does not exist or is not offered yet. */
  find(id: string, now: number): Race | null {
    const number = raceNumber(id)
    return number !== null && number * raceInterval <= now + 24 * offeredBeforeMs ? this.#at(cardOf(number), now) : null
  }

  /** The races of the next hour, and those that are running. */
  open(now: number): Race[] {
    return this.#between(now - runMs, now + offeredBeforeMs, now).filter(
      ({ status }) => status === 'live' || status === 'prematch',
    )
  }

  /** The races of the last two hours. */
  over(now: number): Race[] {
    return this.#between(now - resultsMs, now, now).filter(({ status }) => status === 'finished')
  }

  #between(from: number, to: number, now: number): Race[] {
    const first = Math.ceil(from / raceInterval)
    const numbers = new Set(
      Array.from({ length: Math.floor(to / raceInterval) - first + 1 }, (_, index) => first + index),
    )
    for (const id of this.#changes.ids()) {
      const moved = raceNumber(id)
      if (moved !== null) numbers.add(moved)
    }
    const races = [...numbers].map((number) => this.#at(cardOf(number), now))
    return races
      .filter(({ startsAt }) => startsAt >= from && startsAt <= to)
      .sort((one, other) => one.startsAt - other.startsAt)
  }

  #at(card: RaceCard, now: number): Race {
    const change = this.#changes.of(card.id)
    const time = { offeredAt: card.startsAt - offeredBeforeMs, now: Math.min(now, card.startsAt) }
    const step = Math.max(0, Math.floor((time.now - time.offeredAt) / stepMs))
    const drifts = card.runners.map(({ number }) => this.#walks.step(`${card.id}/${number}`, step).balance)
    return new Race(card, now, { order: this.#order(card, change?.order ?? []), change, drifts, version: step })
  }

  /** The runners that a test has set come first, then the others in their own order. */
  #order(card: RaceCard, set: readonly number[]): number[] {
    const run = runRace(
      card.runners.map(({ ability }) => ability),
      keyedChance(this.#secret, `horses/${card.id}`),
    )
    const numbers = run.map((index) => card.runners[index]!.number)
    return [...set, ...numbers.filter((number) => !set.includes(number))]
  }
}
