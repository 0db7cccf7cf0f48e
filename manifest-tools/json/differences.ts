import { child, hasOwn, isObject, type JsonObject } from './pointer.ts'

/** Whether two JSON values are the same, their settings in the same order. */
export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Returns the pointers of what differs between JSON values: of objects each property, of lists the list. */
export function differences(from: unknown, to: unknown, pointer = ''): string[] {
  if (from === to) return []
  if (!isObject(from) || !isObject(to)) return same(from, to) ? [] : [pointer]
  const names = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...names].flatMap((key) => differences(own(from, key), own(to, key), child(pointer, key)))
}

const own = (holder: JsonObject, key: string) => (hasOwn(holder, key) ? holder[key] : undefined)
