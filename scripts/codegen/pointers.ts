import { keys } from '#manifest-tools/json/pointer.ts'
import type { Schema } from './files.ts'

/** Whether manifests can have a value at a pointer, whose keys may be those of a map, such as a page’s. */
export function addressable(pointer: string, root: Schema): boolean {
  const follow = (schema: Schema): Schema =>
    schema.$ref ? follow((keys(schema.$ref.slice(1)) as string[]).reduce<Schema>((at, key) => at[key], root)) : schema
  let schema: Schema = root
  for (const key of keys(pointer)) {
    const { properties = {}, additionalProperties } = follow(schema)
    const next = properties[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
    if (!next) return false
    schema = next
  }
  return true
}
