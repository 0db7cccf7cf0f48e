import { hasOwn, isObject, type JsonObject } from './pointer.ts'

/**
 * Applies a JSON merge patch (RFC 7396): objects merge, everything else replaces, null removes. Arguments are not
 * changed; the result shares unchanged parts. The key `__proto__` is dropped.
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
