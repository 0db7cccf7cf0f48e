import { hasOwn, isObject, type JsonObject } from './pointer.ts'

/**
 * Applies a JSON merge patch (RFC 7396): objects merge, everything else replaces, null removes.
 * Changes neither argument; the result shares what it did not change. A key `__proto__` is left out.
 */
export function merge(target: unknown, patch: JsonObject): JsonObject {
  const result: JsonObject = isObject(target) ? { ...target } : {}
  delete result.__proto__
  for (const [key, value] of Object.entries(patch)) {
    if (key === '__proto__') continue
    if (value === null) delete result[key]
    else result[key] = isObject(value) ? merge(hasOwn(result, key) ? result[key] : undefined, value) : value
  }
  return result
}
