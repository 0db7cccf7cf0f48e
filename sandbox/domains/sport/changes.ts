import type { Score } from './sports/course.ts'

/** The changes that a test made to an event. */
export interface Change {
  /** Milliseconds added to its start. */
  shift: number
  /** The scores that were set, by milliseconds after the start. */
  scores: { at: number; score: Score }[]
  /** When it was ended, in milliseconds after the start. */
  endedAt?: number
  cancelled: boolean
  suspended: boolean
  /** The numbers of a race’s runners in finishing order. */
  order?: number[]
  /** Odds that are fixed, by `market/outcome`. */
  odds: Map<string, number>
  /** The number of changes. */
  version: number
}

/** The changes of events, until they are cleared. */
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

  /** The ids of the changed events. */
  ids(): string[] {
    return [...this.#changes.keys()]
  }

  clear(): void {
    this.#changes.clear()
  }
}
