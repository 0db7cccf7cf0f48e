/** `Object.hasOwn`, which the oldest supported browsers lack. */
export const hasOwn = (object: object, key: string) => Object.prototype.hasOwnProperty.call(object, key)

/** A JSON object. */
export type JsonObject = Record<string, unknown>

/** Whether a value is an object: neither null nor an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escape = (key: string) => (/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key)
const unescape = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** Splits a JSON pointer (RFC 6901) into keys. */
export const keys = (pointer: string) => pointer.split('/').slice(1).map(unescape)

/** Appends a key to a pointer. */
export const child = (pointer: string, key: string | number) => `${pointer}/${escape(String(key))}`

/** Removes the last key of a pointer; the root’s parent is the root. */
export const parent = (pointer: string) => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))

/** Returns the place of an entry in its list, by its pointer. */
export const indexOf = (pointer: string) => Number(pointer.slice(parent(pointer).length + 1))

/** Returns the value at a pointer; undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  const step = (holder: unknown, key: string) =>
    typeof holder === 'object' && holder !== null && hasOwn(holder, key) ? (holder as JsonObject)[key] : undefined
  return keys(pointer).reduce<unknown>(step, value)
}
