import { readFileSync } from 'node:fs'
import { cached } from '../../manifests/cached.ts'

/** Returns the schema of a block’s options, with what it tells the engine and the shell (`x-…`). */
export const schemaOfBlock = cached(
  (block) =>
    JSON.parse(
      readFileSync(`${import.meta.dirname}/../../../widgets/blocks/${block}/options.schema.json`, 'utf8'),
    ) as Record<string, unknown>,
)
