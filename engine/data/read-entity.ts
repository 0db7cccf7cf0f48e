import { isObject, type JsonObject } from '../manifest/pointer.ts'
import type { Read } from './read.ts'

/**
 * How a property is read. With a second entry: its value where it is absent, null or cannot be read. With a third: other
 * names that platforms give it.
 */
export type Field = Read<unknown> | readonly [Read<unknown>, unknown, (readonly string[])?]

/**
 * An entity, by its properties. It is unreadable if one of the `required` is; others are left out. In an
 * envelope it is what is under a usual name, or the only object where the envelope has none of its properties. An envelope
 * may have some of them too, such as a `status`, but no more than the entity.
 */
export function object<T>(name: string, fields: Record<string, Field>, required: readonly string[] = []): Read<T> {
  const keys = Object.keys(fields)
  const known = [
    ...keys,
    ...Object.values(fields).flatMap((field) => (typeof field === 'function' ? [] : (field[2] ?? []))),
  ]
  const countIn = (value: JsonObject) => known.filter((key) => key in value).length
  const read: Read<T> = (raw, reading) => {
    const value = reading.map ? reading.map(name, raw) : raw
    if (!isObject(value)) return undefined
    const own = countIn(value)
    const inside = reading.isStrict ? undefined : contentOf(value, isObject, own > 0)
    if (inside && countIn(inside) >= own) return read(inside, reading)
    if (own === 0 && Object.keys(value).length > 0) return undefined
    const result: JsonObject = {}
    for (const key of keys) {
      const field = fields[key]!
      const [readField, fallback, names = []] = typeof field === 'function' ? [field] : field
      const given = value[[key, ...names].find((each) => each in value) ?? key]
      const part = readField(given, reading)
      if (part === undefined && given !== undefined && given !== null) reading.onUnreadable(`${name}.${key}`, given)
      if (part === undefined && (required.includes(key) || (reading.isStrict && given !== undefined))) {
        reading.onEntity?.(name, value, undefined)
        return undefined
      }
      const kept = part === undefined ? fallback : part
      if (kept !== undefined) result[key] = kept
    }
    reading.onEntity?.(name, value, result)
    return result as T
  }
  return read
}

/** A list of what can be read of it; items that cannot be are left out. Null is an empty list. */
export function list<T>(read: Read<T>, name = ''): Read<T[]> {
  const readList: Read<T[]> = (given, reading) => {
    const value = name && reading.map ? reading.map(name, given, true) : given
    if (value === null) return []
    if (isObject(value) && !reading.isStrict) {
      const inside = contentOf(value, Array.isArray) ?? contentOf(value, isObject)
      return inside === undefined ? undefined : readList(inside, reading)
    }
    if (!Array.isArray(value)) return undefined
    const items = value.flatMap((item, place) => {
      const part = read(item, reading)
      if (part === undefined) reading.onUnreadable(`${name}[${place}]`, item)
      return part === undefined ? [] : [part]
    })
    return items.length === 0 && value.length > 0 ? undefined : items
  }
  return readList
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
