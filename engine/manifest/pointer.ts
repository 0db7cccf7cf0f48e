/** Whether an object has that key itself: `Object.hasOwn`, which the oldest browsers lack. */
export const hasOwn = (object: object, key: string) => Object.prototype.hasOwnProperty.call(object, key)

/** A JSON object. */
export type JsonObject = Record<string, unknown>

/** Whether a value is an object, neither null nor an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
const unescape = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** The keys that a JSON pointer (RFC 6901) is made of. */
export const keys = (pointer: string) => pointer.split('/').slice(1).map(unescape)

/** The pointer to a key of what a pointer points at. */
export const child = (pointer: string, key: string | number) => `${pointer}/${escape(String(key))}`

/** The pointer to what holds it; the root holds itself. */
export const parent = (pointer: string) => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))

/** What a pointer points at; undefined where there is nothing. */
export function valueAt(value: unknown, pointer: string): unknown {
  const step = (holder: unknown, key: string) =>
    typeof holder === 'object' && holder !== null && hasOwn(holder, key) ? (holder as JsonObject)[key] : undefined
  return keys(pointer).reduce<unknown>(step, value)
}
