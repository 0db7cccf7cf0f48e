import { suggest } from '#manifest-tools/check/suggest.ts'

/** Names on the command line, and the arguments after them. */
interface Words {
  names: string[]
  rest: string[]
}

/** A name; options, paths and patterns are none. */
const isName = (word: string) => /^[a-z\d][a-z\d-]*$/.test(word)

/** Splits the words of a command line: names, then the arguments from the first word that is no name. */
export function readWords(words: readonly string[]): Words {
  const at = words.findIndex((word) => !isName(word))
  const names = at < 0 ? [...words] : words.slice(0, at)
  const rest = words.slice(names.length)
  return { names, rest: rest[0] === '--' ? rest.slice(1) : rest }
}

/** Returns what is wrong with names that are not in the list, and the nearest one that is; empty if all are. */
export function unknownNames(names: readonly string[], known: readonly string[]): string {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestOf(name, known)
      return nearest.length > 0 ? `unknown: ${name}. Did you mean ${nearest.join(' or ')}?` : `unknown: ${name}.`
    })
    .join('\n')
}

/** Names that start with the word, or the one that differs in a letter or two. */
function nearestOf(name: string, known: readonly string[]): string[] {
  const longer = known.filter((each) => each.startsWith(name) || name.startsWith(each))
  const similar = suggest(name, known)
  return longer.length > 0 ? longer : similar === undefined ? [] : [similar]
}
