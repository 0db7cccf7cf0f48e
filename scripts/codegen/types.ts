import { compile } from 'json-schema-to-typescript'
import { banner, type Schema } from './files.ts'

const style = { printWidth: 140, semi: false, singleQuote: true } as const

/** A reference stands alone: with a description beside it, the generator would copy the whole type. */
const bareReferences = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value) => (value?.$ref ? { $ref: value.$ref } : value))

/** TypeScript types of a schema and of everything under its `$defs`. */
export const compileTypes = (schema: Schema, name: string) =>
  compile(bareReferences(schema) as any, name, {
    additionalProperties: false,
    bannerComment: `// ${banner}`,
    declareExternallyReferenced: true,
    unreachableDefinitions: true,
    style,
  })
