import { readFileSync } from 'node:fs'

const schemas = new Map<string, Record<string, unknown>>()

/** Returns the schema of a block’s options, with what it tells the engine and the shell (`x-…`). */
export function schemaOfBlock(block: string): Record<string, unknown> {
  if (!schemas.has(block)) {
    const file = `${import.meta.dirname}/../../widgets/blocks/${block}/options.schema.json`
    schemas.set(block, JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
  }
  return schemas.get(block)!
}
