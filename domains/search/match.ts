import { distance } from 'fastest-levenshtein'
import { plainText } from '#engine/i18n/plain-text.ts'

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * How well a name matches what is typed, lower is better: 0 it starts with it, 1 its words do, 2 a word is misspelt. Undefined
 * if a typed word has no match.
 */
export function matchRank(typed: string, name: string): number | undefined {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return undefined
  if (wordsOf(name).join(' ').startsWith(wanted.join(' '))) return 0
  const words = wordsOf(name)
  const ranks = wanted.map((each) => wordRank(each, words))
  return ranks.every((rank) => rank !== undefined) ? Math.max(...ranks) : undefined
}

function wordRank(typed: string, words: readonly string[]): number | undefined {
  if (words.some((word) => word.startsWith(typed))) return 1
  return words.some((word) => isMisspelt(typed, word)) ? 2 : undefined
}

/**
 * Whether typed text is a word, or the beginning of one, with at most one mistake, two from six letters on. Two letters in the
 * wrong order are one mistake.
 */
export function isMisspelt(typed: string, word: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2
  if (allowed === 0) return false
  return [word, word.slice(0, typed.length)].some((part) => distance(typed, part) <= allowed || isSwapped(typed, part))
}

const isSwapped = (typed: string, word: string) =>
  [...typed].some((_, at) => typed.slice(0, at) + (typed[at + 1] ?? '') + typed[at] + typed.slice(at + 2) === word)
