import { isObject, type JsonObject } from '#manifest-tools/json/pointer.ts'
import { type Field, propertyFinder } from './find-properties.ts'
import type { Read } from './read.ts'

/** What else the schema says of an entity. */
export interface EntityRules {
  /** The properties that a player sees: an item of a list with none of them is left out. */
  shows?: readonly string[]
  /** The property that a text or number in place of the object is. */
  scalar?: string
  /** Whether an object without any of its properties is none: it has no required one. */
  isFilled?: boolean
  /** A list of it may be an object: the property that its keys are, and the one that its texts are. */
  map?: readonly [key: string, value: string]
}

/** The reader of an entity, and what a list of them needs to know. */
export type ReadEntity<T> = Read<T> & { rules?: EntityRules; isItem?: (value: unknown) => boolean }

/**
 * An entity, by its properties. It is unreadable if one of the `required` is, unless that is absent and has a default; others
 * are left out. In an envelope it is what is under a usual name, or the only object where the envelope has none of its properties.
 * An envelope may have some of them too, such as a `status`, but no more than the entity.
 */
export function object<T>(
  name: string,
  fields: Record<string, Field>,
  required: readonly string[] = [],
  rules: EntityRules = {},
): ReadEntity<T> {
  const find = propertyFinder(name, fields, required)
  const read: ReadEntity<T> = (raw, reading) => {
    const mapped = reading.map ? reading.map(name, raw) : raw
    const isScalar = rules.scalar && !reading.isStrict && (typeof mapped === 'string' || typeof mapped === 'number')
    const value = isScalar ? { [rules.scalar!]: mapped } : mapped
    if (!isObject(value)) return undefined
    const found = find(value, reading)
    const own = Object.keys(found).length
    const inside = reading.isStrict ? undefined : contentOf(value, isObject, own > 0)
    if (inside) {
      const content = find(inside, reading)
      const isWhole = own === 0 || required.every((key) => key in content)
      if (isWhole && Object.keys(content).length >= own) return read(inside, reading)
    }
    if (own === 0 && (rules.isFilled || Object.keys(value).length > 0)) return undefined
    const result: JsonObject = {}
    for (const [key, field] of Object.entries(fields)) {
      const [readField, fallback] = typeof field === 'function' ? [field] : field
      const given = found[key]?.value
      const isGiven = given !== undefined && given !== null
      const part = readField(given, reading)
      if (part === undefined && isGiven) reading.onUnreadable(`${name}.${key}`, given)
      const isNeeded = required.includes(key) && (isGiven || fallback === undefined)
      if (part === undefined && (isNeeded || (reading.isStrict && given !== undefined))) {
        reading.onEntity?.(name, value, undefined, found)
        return undefined
      }
      const kept = part === undefined ? fallback : part
      if (kept !== undefined) result[key] = kept
    }
    reading.onEntity?.(name, value, result, found)
    return result as T
  }
  return Object.assign(read, {
    rules,
    isItem: (value: unknown) => !isObject(value) || Object.keys(find(value, {})).length > 0,
  })
}

/** Whether a player would see anything of what was read. */
export const isShown = (part: unknown, { shows }: EntityRules = {}): boolean =>
  !shows || shows.some((key) => ((part as JsonObject)[key] ?? '') !== '')

/** A list of what can be read of it; items that cannot be, and items that would show nothing, are left out. Null is an empty list. */
export function list<T>(read: ReadEntity<T>, name = ''): Read<T[]> {
  const readList: Read<T[]> = (given, reading) => {
    const value = name && reading.map ? reading.map(name, given, true) : given
    if (value === null) return []
    if (isObject(value) && !reading.isStrict) {
      const inside =
        contentOf(value, Array.isArray) ??
        contentOf(value, isObject, true) ??
        itemsOf(value, read) ??
        contentOf(value, isObject)
      return inside === undefined ? undefined : readList(inside, reading)
    }
    if (!Array.isArray(value)) return undefined
    let unreadable = 0
    const items = value.flatMap((item, place) => {
      const part = read(item, reading)
      if (part !== undefined && isShown(part, read.rules)) return [part]
      if (part === undefined) unreadable++
      reading.onUnreadable(
        `${name}[${place}]`,
        item,
        part === undefined ? undefined : `has none of ${read.rules!.shows!.join(', ')}: nothing would be shown`,
      )
      return []
    })
    return unreadable > 0 && items.length === 0 && unreadable === value.length ? undefined : items
  }
  return readList
}

/** A list whose items keep only these properties. */
export const keep =
  <T extends object, Key extends keyof T & string>(read: Read<T[]>, ...keys: Key[]): Read<Pick<T, Key>[]> =>
  (value, reading) =>
    read(value, reading)?.map((item) => {
      const kept = Object.entries(item).filter(([key]) => (keys as string[]).includes(key))
      return Object.fromEntries(kept) as Pick<T, Key>
    })

/** Returns the items of a list that is an object by key, such as `{ "TND": "Tunisian dinar" }`. */
function itemsOf(value: JsonObject, { rules: { map } = {}, isItem }: ReadEntity<unknown>): JsonObject[] | undefined {
  const entries = Object.entries(value)
  const isText = (part: unknown) => typeof part === 'string'
  if (!map || entries.length === 0) return undefined
  if (!entries.every(([, part]) => isText(part)) && !entries.every(([, part]) => isObject(part) && isItem!(part)))
    return undefined
  const [key, text] = map
  return entries.map(([name, part]) => ({ [key]: name, ...(isObject(part) ? part : { [text]: part }) }))
}

/** The usual names of what an envelope holds. */
const contentNames = ['data', 'result', 'response', 'payload', 'items', 'rows', 'list', 'results', 'content']

/** Returns what an envelope holds: under a usual name, or without `isNamed` the only value of its kind. */
export function contentOf<T>(
  envelope: JsonObject,
  isKind: (value: unknown) => value is T,
  isNamed = false,
): T | undefined {
  const [only, other] = isNamed ? [] : Object.values(envelope).filter(isKind)
  return contentNames.map((name) => envelope[name]).find(isKind) ?? (other === undefined ? only : undefined)
}
