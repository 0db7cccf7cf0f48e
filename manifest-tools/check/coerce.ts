import type { Schema } from './schema.ts'

/**
 * Converts a value that is only written in the wrong type: `"18"` to 18, `"true"` to true, 7 to `"7"`, `"TN"` to
 * `["TN"]`, false to `{ "visible": false }`. Returns undefined if it cannot.
 */
export function coerce(value: unknown, { type, enum: values, pattern, items, properties }: Schema): unknown {
  const types = [type].flat()
  if (types.includes('array') && items?.type === typeof value) return [value]
  if (typeof value === 'boolean') return properties?.visible ? { visible: value } : undefined
  if (typeof value === 'number' && Number.isSafeInteger(value))
    return types.includes('string') && !values && (!pattern || new RegExp(pattern, 'u').test(String(value)))
      ? String(value)
      : undefined
  if (typeof value !== 'string') return undefined
  if (types.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true'
  const number = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value) ? Number(value) : undefined
  if (types.includes('number')) return number
  return types.includes('integer') && Number.isSafeInteger(number) ? number : undefined
}
