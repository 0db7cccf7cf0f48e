import { isObject, type JsonObject } from '#manifest-tools/json/pointer.ts'
import type { Found, Read, Reading } from './read.ts'
import { fold, languages, lists, type UsualNames } from './usual-names.ts'

/**
 * How a property is read. With a second entry: its value where it is absent, null or cannot be read. Then the usual names of
 * its meaning, and other names that platforms give it.
 */
export type Field = Read<unknown> | readonly [Read<unknown>, unknown?, (UsualNames | undefined)?, (readonly string[])?]

/** Returns where an object has each property of an entity. What it does not have is left out. */
type FindProperties = (value: JsonObject, reading: Pick<Reading, 'isStrict' | 'language'>) => Record<string, Found>

/** What holds an entity’s words beside its other properties: in the interface language, or all of them. */
const holders = ['translations', 'translation', 'i18n', 'localizations', 'locales', 'content', 'fields', 'data']

/** Whether an object says something of a unit: its numbers may be no amounts, or not in the currency’s own unit. */
const hasUnit = (value: JsonObject) =>
  Object.entries(value).some(
    ([name, part]) =>
      /unit|percent|scale|exponent|precision|decimal|minor|cents/i.test(name) ||
      (typeof part === 'string' && /^(percent\w*|%)$/i.test(part)),
  )

/**
 * Returns what finds the properties of an entity: under their own names, then under usual ones. A usual name that is the own name
 * of another property is that property; one that several have is of the property which it fits best.
 */
export function propertyFinder(
  entity: string,
  fields: Record<string, Field>,
  required: readonly string[],
): FindProperties {
  const keys = Object.keys(fields)
  const usual = Object.fromEntries(keys.map((key) => [key, usualOf(fields[key]!)]))
  const owners = ownersOf(keys, fields)
  const prefix = fold(/[A-Z][a-z]*$/.exec(entity)?.[0] ?? '')
  const needed = keys.find((key) => usual[key] === lists && required.includes(key))

  /** The names that an object has of each property, the best first. */
  function namesIn(value: JsonObject): Map<string, string[]> {
    const ranked = Object.keys(value).flatMap((name) => {
      const folded = fold(name)
      const rest = folded.startsWith(prefix) ? folded.slice(prefix.length) : folded
      const [key, rank] = (owners.get(folded) ?? owners.get(rest) ?? []) as [string?, number?]
      const isEnvelope = key !== undefined && name !== key && usual[key] === lists && !Array.isArray(value[name])
      return key === undefined || isEnvelope ? [] : [{ name, key, rank: name === key ? -1 : rank! }]
    })
    const names = new Map<string, string[]>()
    for (const { name, key } of ranked.sort((one, other) => one.rank - other.rank))
      names.set(key, [...(names.get(key) ?? []), name])
    return names
  }

  const findIn = (value: JsonObject, key: string, names: readonly string[], language: string): Found | undefined => {
    const { isAlone } = usual[key] ?? {}
    const [first, other] = names
    if (first === undefined) return undefined
    if (first === key && value[first] === undefined) return { name: first, value: undefined }
    if (isAlone && fold(first) !== fold(key) && (other !== undefined || hasUnit(value))) return undefined
    const name = isAlone ? first : (names.find((each) => (value[each] ?? undefined) !== undefined) ?? first)
    return { name, value: valueIn(value[name], usual[key], language) }
  }

  return (value, { isStrict, language = globalThis.document?.documentElement.lang ?? '' }) => {
    const found: Record<string, Found> = {}
    if (isStrict) {
      for (const key of keys) if (key in value) found[key] = { name: key, value: value[key] }
      return found
    }
    const whole = isObject(value['attributes']) ? { ...value, ...value['attributes'] } : value
    const names = namesIn(whole)
    for (const key of keys) {
      const place = findIn(whole, key, names.get(key) ?? [], language)
      if (place) found[key] = place
    }
    const taken = Object.values(found).map(({ name }) => name)
    if (needed && !found[needed]) {
      const [only, other] = Object.entries(whole).filter(([name, part]) => Array.isArray(part) && !taken.includes(name))
      if (only && !other) found[needed] = { name: only[0], value: only[1] }
    }
    if (taken.length > 0) addWords(found, whole, language)
    return found
  }

  /** Adds texts, pictures and links that are in an object of their own. */
  function addWords(found: Record<string, Found>, value: JsonObject, language: string) {
    for (const holder of holders) {
      const inside = inLanguage(value[holder], language) ?? value[holder]
      if (!isObject(inside)) continue
      const names = namesIn(inside)
      for (const key of keys) {
        const place = usual[key]?.inside && !found[key] && findIn(inside, key, names.get(key) ?? [], language)
        if (place) found[key] = { ...place, name: `${holder}.${place.name}` }
      }
    }
  }
}

const usualOf = (field: Field): UsualNames | undefined => (typeof field === 'function' ? undefined : field[2])

/** The property that each name stands for, and how well it fits: 0 is the property’s own name. */
function ownersOf(keys: readonly string[], fields: Record<string, Field>): Map<string, [key: string, rank: number]> {
  const names = keys.map((key) => {
    const field = fields[key]!
    return [key, ...(typeof field === 'function' ? [] : [...(field[3] ?? []), ...(field[2]?.names ?? [])])].map(fold)
  })
  const owners = new Map<string, [string, number]>()
  for (let rank = 0; names.some(({ length }) => length > rank); rank++)
    for (const [place, { [rank]: name }] of names.entries())
      if (name !== undefined && !owners.has(name)) owners.set(name, [keys[place]!, rank])
  return owners
}

/** Returns what stands for a value: itself, or what an object in its place has under a usual name or in this language. */
function valueIn(given: unknown, usual: UsualNames | undefined, language: string): unknown {
  if (!usual?.inside || typeof given !== 'object' || given === null) return given
  const part = Array.isArray(given)
    ? (inLanguage(given, language) ?? (usual.isFirst || isObject(given[0]) ? given[0] : undefined))
    : (usual.inside.map((name) => (given as JsonObject)[name]).find((each) => (each ?? '') !== '') ??
      inLanguage(given, language))
  return part === undefined ? given : valueIn(part, usual, language)
}

const isLanguage = (name: string) => /^[a-z]{2}([-_][a-z]{2,4})?$/i.test(name)

/** Returns the part in a language of an object by language, or of a list whose items name theirs; else in English, else the first. */
function inLanguage(given: unknown, language: string): unknown {
  const parts: [string, unknown][] = Array.isArray(given)
    ? given.filter(isObject).map((each) => [languageOf(each), each])
    : isObject(given)
      ? Object.entries(given)
      : []
  if (parts.length === 0 || !parts.every(([name]) => isLanguage(name))) return undefined
  const base = (name: string) => name.slice(0, 2).toLowerCase()
  return [language, base(language), 'en']
    .map((wanted) => parts.find(([name]) => name === wanted) ?? parts.find(([name]) => base(name) === wanted))
    .concat(parts)
    .find((each) => each !== undefined)![1]
}

function languageOf(item: JsonObject): string {
  const name = Object.keys(item).find((each) => languages.names.some((known) => fold(known) === fold(each)))
  return String(name === undefined ? '' : item[name])
}
