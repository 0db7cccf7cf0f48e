import type { Database } from '../../../app/db/database.ts'
import { type Match, matchingWords, nearest, searchText } from './match-word.ts'

/** An occurrence of a word: the game, and the word’s position in it. */
interface Place {
  game: number
  position: number
}

interface Index {
  /** The popularity of each game, which is unique, in ascending order. */
  popularities: number[]
  places: Map<string, Place[]>
}

/**
 * Finds games by words in the names of game and provider, including misspelt ones. The index is in memory and built on
 * the first search.
 */
export class GameSearch {
  readonly #db: Database
  #index: Promise<Index> | null = null

  constructor(db: Database) {
    this.#db = db
  }

  /** The popularities of the games that match every word, best match first. */
  async find(text: string): Promise<number[]> {
    this.#index ??= readIndex(this.#db)
    const { popularities, places } = await this.#index
    const typed = wordsOf(text)
    const vocabulary = [...places.keys()]
    const held = typed.map((word) => matchingWords(word, vocabulary))
    const likely = typed.map((word, index) => (held[index]!.length > 0 ? held[index]! : nearest(word, vocabulary)))
    let ranks = combine(likely, places)
    // Each word is correct, but no game has them all: one of them may be a misspelling of another word.
    if (ranks.size === 0 && typed.length > 1)
      ranks = combine(
        typed.map((word, index) => [...held[index]!, ...nearest(word, vocabulary)]),
        places,
      )
    return [...ranks]
      .sort(([one, rank], [other, otherRank]) => rank - otherRank || one - other)
      .map(([game]) => popularities[game]!)
  }

  /** Clears the index; call it when the games have changed. */
  forget(): void {
    this.#index = null
  }
}

const wordsOf = (text: string) =>
  searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

async function readIndex(db: Database): Promise<Index> {
  const games = await db.selectFrom('games').select(['popularity', 'search_text']).orderBy('popularity').execute()
  const places = new Map<string, Place[]>()
  for (const [game, { search_text: text }] of games.entries()) {
    for (const [position, word] of wordsOf(text).entries()) {
      const known = places.get(word)
      if (known) known.push({ game, position })
      else places.set(word, [{ game, position }])
    }
  }
  return { popularities: games.map(({ popularity }) => popularity), places }
}

/**
 * The games in which every typed word has a match, with the sum of the best ranks. Matches at the start count slightly
 * more.
 */
function combine(matches: Match[][], places: Index['places']): Map<number, number> {
  let sums: Map<number, number> | null = null
  for (const ofOneWord of matches) {
    const best = new Map<number, number>()
    for (const { word, rank } of ofOneWord) {
      for (const { game, position } of places.get(word)!) {
        const value = sums ? sums.get(game) : 0
        if (value === undefined) continue
        const sum = value + rank + position / 20
        if (sum < (best.get(game) ?? Infinity)) best.set(game, sum)
      }
    }
    sums = best
  }
  return sums ?? new Map()
}
