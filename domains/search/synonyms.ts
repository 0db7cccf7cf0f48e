import { plainText } from '#engine/i18n/plain-text.ts'
import { isMisspelt } from './match.ts'

/** What players call something that games’ names call otherwise. */
export interface Synonym {
  /** The word to search for. */
  find: string
  words: readonly string[]
}

/** Reads a text of synonyms, `plane = airplane, jet; dice = craps`; commas and semicolons may be Arabic. */
export const readSynonyms = (text: string): Synonym[] =>
  text.split(/[;؛]/).flatMap((entry) => {
    const [find = '', words = ''] = entry.split('=').map((part) => part.trim())
    const list = words
      .split(/[,،]/)
      .map((word) => word.trim())
      .filter(Boolean)
    return find && list.length > 0 ? [{ find, words: list }] : []
  })

/** The other searches that typed text stands for: each synonym in it is replaced. A misspelt synonym counts. */
export function otherSearches(typed: string, synonyms: readonly Synonym[]): string[] {
  const text = plainText(typed)
  if (text.length < 2) return []
  const found = synonyms.flatMap(({ find, words }) =>
    words.map(plainText).flatMap((word) => {
      const whole = ` ${text} `
      if (whole.includes(` ${word} `)) return whole.replace(` ${word} `, ` ${find} `).trim()
      return (text.length > 3 && word.startsWith(text)) || isMisspelt(text, word) ? find : []
    }),
  )
  return [...new Set(found)].filter((each) => plainText(each) !== text).slice(0, 2)
}
