import { createRandom, type Random } from '../../app/random.ts'

/** The movement of the market since an event was offered. */
export interface Drift {
  /** Towards the home side. */
  balance: number
  tempo: number
}

/** Milliseconds between two moves of an event’s odds. */
const paces = { prematch: 90_000, live: 4000 }
const bounds = { balance: 0.24, tempo: 0.09 }
const keptWalks = 2000

/** Bounded random walks, one per event, which depend only on the seed and the time. */
export class RandomWalks {
  readonly #walks = new Map<string, Drift[]>()
  readonly #seedOf: (id: string) => number

  constructor(seedOf: (id: string) => number) {
    this.#seedOf = seedOf
  }

  /** The state of an event’s walk at a time. */
  at(id: string, time: { offeredAt: number; startsAt: number; now: number }): Drift {
    return this.step(id, stepsOf(time))
  }

  /** The state of an event’s walk after a number of steps. */
  step(id: string, step: number): Drift {
    return this.#walk(id, step + 1)[step]!
  }

  /** The walk of an event with at least `length` steps; a longer walk starts with the same steps. */
  #walk(id: string, length: number): Drift[] {
    const known = this.#walks.get(id)
    if (known && known.length >= length) return known

    if (this.#walks.size >= keptWalks) this.#walks.clear()
    const random = createRandom(this.#seedOf(id))
    const walk: Drift[] = [{ balance: random.next() * 0.1 - 0.05, tempo: 0 }]
    const longest = length + 400
    for (let step = 1; step < longest; step++) {
      const { balance, tempo } = walk[step - 1]!
      walk.push({
        balance: move(random, balance, bounds.balance, 0.012),
        tempo: move(random, tempo, bounds.tempo, 0.005),
      })
    }
    this.#walks.set(id, walk)
    return walk
  }
}

/** The number of moves of the odds: slow before the start, fast afterwards. */
export function stepsOf({ offeredAt, startsAt, now }: { offeredAt: number; startsAt: number; now: number }): number {
  const before = Math.floor((Math.min(now, startsAt) - offeredAt) / paces.prematch)
  return Math.max(0, before + Math.floor(Math.max(0, now - startsAt) / paces.live))
}

/** Moves a value by a step in either direction, reflected at the bounds. */
function move(random: Random, value: number, bound: number, step: number): number {
  const next = value + (random.next() * 2 - 1) * step
  if (next > bound) return 2 * bound - next
  return next < -bound ? -2 * bound - next : next
}
