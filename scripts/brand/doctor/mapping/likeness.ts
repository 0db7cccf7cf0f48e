import { alike, wordsOf } from './words.ts'

/** The words of a place in a response: of its own name, and of what it is in. */
export interface Named {
  own: string[]
  around: string[]
}

/** How much the words of a place say that it has a property of one of these names, from 0 to 1. */
export const likenessOf = (names: readonly string[], place: Named, entity: readonly string[]): number =>
  Math.max(...names.map((name) => likeness(without(wordsOf(name), entity), place, entity)))

function likeness(wanted: string[], { own, around }: Named, entity: readonly string[]): number {
  const words = without(own, entity)
  const found = sum(wanted.map((word) => best(word, [...words, ...around])))
  const said = sum(words.map((word) => best(word, wanted)))
  return found === 0 ? 0 : (0.7 * found) / wanted.length + (0.3 * said) / words.length
}

/** Words that only name the entity itself are left out, if others remain: `banner_id` of a banner is its id. */
function without(words: string[], entity: readonly string[]): string[] {
  const rest = words.filter((word) => !entity.some((each) => alike(word, each) >= 0.9))
  return rest.length > 0 ? rest : words
}

const best = (word: string, others: readonly string[]) => Math.max(0, ...others.map((other) => alike(word, other)))
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Words that many places have, whatever they are about. */
const general = new Set(['id', 'name', 'key', 'at', 'type', 'code'])

/** Whether a place is also about something else that the entity has a property for. */
export const isAbout = (others: readonly string[], wanted: readonly string[], { own, around }: Named): boolean =>
  [...own, ...around].some((word) => !general.has(word) && best(word, wanted) < 0.5 && best(word, others) >= 0.9)
