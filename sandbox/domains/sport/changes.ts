import type { Score } from './sports/course.ts'

/** What a test has changed about an event. */
export interface Change {
  /** Milliseconds added to its start. */
  shift: number
  /** Scores that were set, by milliseconds after the start. */
  scores: { at: number; score: Score }[]
  /** When it was ended, milliseconds after the start. */
  endedAt?: number
  cancelled: boolean
  suspended: boolean
  /** Of a race: the runners’ numbers in the order in which they came in. */
  order?: number[]
  /** Odds that stay as they are, by `market/outcome`. */
  odds: Map<string, number>
  /** How often something was changed. */
  version: number
}

/** The changes of events, until they are forgotten. */
export class Changes {
  readonly #changes = new Map<string, Change>()

  of(id: string): Change | undefined {
    return this.#changes.get(id)
  }

  /** Changes an event. */
  make(id: string, write: (change: Change) => void): void {
    const change = this.#changes.get(id) ?? {
      shift: 0,
      scores: [],
      cancelled: false,
      suspended: false,
      odds: new Map<string, number>(),
      version: 0,
    }
    write(change)
    change.version++
    this.#changes.set(id, change)
  }

  /** The events that were changed. */
  ids(): string[] {
    return [...this.#changes.keys()]
  }

  clear(): void {
    this.#changes.clear()
  }
}
