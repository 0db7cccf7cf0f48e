import { hasOwn, isObject } from '../json/pointer.ts'

/** The settings that name an entry, in order of precedence. */
const naming = ['name', 'use', 'page', 'category', 'text', 'title', 'field', 'player', 'value', 'id']

/** Returns the name of a list’s entry; several can have the same. */
function nameOf(entry: unknown): string {
  if (!isObject(entry)) return String(entry)
  const key = naming.find((each) => hasOwn(entry, each)) ?? ''
  return hasOwn(entry, key) ? String(entry[key]) : 'entry'
}

/** Returns the values that tell an entry from others of its name, such as the title of a row of games. */
function detailsOf(entry: unknown): string[] {
  if (!isObject(entry)) return []
  const values = Object.entries(entry).flatMap(([key, value]) => (key === 'guards' ? [] : [value].flat()))
  return values.filter((value) => typeof value !== 'object').map(String)
}

/** Returns the indexes of the entries with a name, `name` or `name:detail`. */
export const indexesOf = (written: string, list: readonly unknown[]): number[] =>
  list.flatMap((entry, index) => {
    const name = nameOf(entry)
    const isNamed = written === name || detailsOf(entry).some((detail) => written === `${name}:${detail}`)
    return isNamed ? [index] : []
  })

/** Returns a name for each entry that no other one has, if there is one. */
export const entryNames = (list: readonly unknown[]): string[] =>
  list.map((entry) => {
    const name = nameOf(entry)
    const candidates = [name, ...detailsOf(entry).map((detail) => `${name}:${detail}`)]
    return candidates.find((candidate) => indexesOf(candidate, list).length === 1) ?? name
  })
