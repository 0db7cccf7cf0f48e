import { editDistance } from './edit-distance.ts'

/** Normalizes text for the search: lower case, without accents. */
export const searchText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A word of the index that matches the typed text; a lower rank is better. */
export interface Match {
  word: string
  rank: number
}

/** The words that contain the typed text: as a whole, as a prefix, or inside. */
export function matchingWords(typed: string, words: Iterable<string>): Match[] {
  const matches: Match[] = []
  for (const word of words) {
    const at = word.indexOf(typed)
    if (at === 0) matches.push({ word, rank: word === typed ? 0 : 1 })
    else if (at > 0 && typed.length > 2) matches.push({ word, rank: 2 })
  }
  return matches
}

/** The words closest to the typed text, within the number of mistakes allowed for its length. */
export function nearest(typed: string, words: Iterable<string>): Match[] {
  const allowed = allowedMistakes(typed)
  if (allowed === 0) return []
  const near: { word: string; mistakes: number; whole: boolean }[] = []
  for (const word of words) {
    const { whole, beginning } = editDistance(typed, word)
    // A prefix of three letters is similar to almost anything.
    const mistakes = typed.length > 3 ? beginning : whole
    if (mistakes <= allowed) near.push({ word, mistakes, whole: whole === mistakes })
  }
  const least = Math.min(...near.map(({ mistakes }) => mistakes))
  return near
    .filter(({ mistakes }) => mistakes === least)
    .map(({ word, whole }) => ({ word, rank: 3 + least + (whole ? 0 : 0.5) }))
}

function allowedMistakes({ length }: string): number {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}
