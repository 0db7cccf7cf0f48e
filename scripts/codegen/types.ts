import { compile } from 'json-schema-to-typescript'
import { banner, type Schema } from './files.ts'

const style = { printWidth: 140, semi: false, singleQuote: true } as const

/** Strips descriptions beside references, for which the generator would copy the whole type. */
const bareReferences = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value) => (value?.$ref ? { $ref: value.$ref } : value))

/** The generator names types by `title`: that is the kind of a definition, not the words for operators. */
export const namedByKind = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value) => {
    const isSchema = typeof value?.title === 'string' || typeof value?.['x-kind'] === 'string'
    return isSchema ? { ...value, title: value['x-kind'], 'x-kind': undefined } : value
  })

/** Generates TypeScript types of a schema and its `$defs`. */
export const compileTypes = (schema: Schema, name: string) =>
  compile(bareReferences(schema) as any, name, {
    additionalProperties: false,
    bannerComment: `// ${banner}`,
    declareExternallyReferenced: true,
    unreachableDefinitions: true,
    style,
  })
