import { readFileSync } from 'node:fs'
import type { Schema } from '#manifest-tools/explain/schema.ts'

export type { Schema }

/** The bundled schema of a resolved manifest. */
export const manifestSchema = JSON.parse(
  readFileSync('schemas/generated/manifest.resolved.schema.json', 'utf8'),
) as Schema & { $defs: Record<string, Schema> }

/** Resolves a reference such as `#/$defs/Block`; a schema without one is returned unchanged. */
export function follow(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], manifestSchema)
  return follow(found as Schema)
}

/** The member of a union that has this `use`. */
export const memberOf = (union: Schema, use: unknown): Schema | undefined =>
  union.oneOf?.map(follow).find((member) => member.properties?.use?.const === use)
