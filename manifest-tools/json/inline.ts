import { isObject } from './pointer.ts'

/** Formats a value on one line in the style of the manifests: `{ "use": "ring" }`, `["fr", "ar"]`. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`)
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}
