import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { follow, locate, useOf, type Schema } from '#manifest-tools/explain/schema.ts'

/** Returns the required settings of a sportsbook with placeholder values that pass the schema. */
export function standInVendor(provider: string, id: string): JsonObject {
  const union = follow(locate('/sport', {})!.schema).oneOf ?? []
  const { properties = {}, required = [] } = follow(union.find((member) => useOf(member) === provider) ?? {})
  const others = required.filter((key) => key !== 'use')
  return { use: provider, ...Object.fromEntries(others.map((key) => [key, standIn(properties[key]!, provider, id)])) }
}

function standIn(schema: Schema, provider: string, id: string): unknown {
  const { enum: values, type, items, minimum = 0, pattern = '' } = follow(schema)
  if (values) return values[0]
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return minimum
  if (type === 'array') return items ? [standIn(items, provider, id)] : []
  return [id, `https://${provider}.example`].find((text) => new RegExp(pattern, 'u').test(text)) ?? id
}
