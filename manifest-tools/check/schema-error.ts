import type { ErrorObject } from 'ajv'
import type { Schema } from './schema.ts'

/** The parameters of a validation error; each keyword sets some of them. */
interface Params {
  missingProperty: string
  additionalProperty: string
  type: string | string[]
  pattern: string
  limit: number
  /** `uniqueItems`: the indexes of two equal entries. */
  i: number
  j: number
  /** `discriminator`: the key that selects the member, its value, and whether the value is a string. */
  tag: string
  tagValue?: unknown
  error: 'tag' | 'mapping'
}

/** A validation error, reduced to what the diagnostics read. */
export interface SchemaError {
  keyword: string
  pointer: string
  params: Params
  /** The schema that contains the keyword. */
  schema: Schema
  value: unknown
  /** The key, if keys are validated instead of a value. */
  key?: string | undefined
}

const toSchemaError = (
  { keyword, instancePath, params, parentSchema, data, propertyName }: ErrorObject,
  wrongKeys: ErrorObject[],
): SchemaError => ({
  keyword,
  pointer: instancePath,
  params: params as Params,
  schema: parentSchema as Schema,
  value: data,
  key:
    propertyName ??
    wrongKeys.find((each) => each.instancePath === instancePath && each.params.propertyName === data)?.params
      .propertyName,
})

/** Keywords that only wrap other errors. */
const wrappers = new Set(['if', 'propertyNames'])
const unions = new Set(['anyOf', 'oneOf'])

/** Drops errors that only wrap another one, or that follow from a wrong type or a missing `use`. */
export function independentErrors(all: ErrorObject[]): SchemaError[] {
  // A shared definition does not know that it validates a key: the wrapper does.
  const wrongKeys = all.filter(({ keyword }) => keyword === 'propertyNames')
  const errors = all.filter(({ keyword }) => !wrappers.has(keyword)).map((error) => toSchemaError(error, wrongKeys))
  return errors.filter((error) => !errors.some((other) => other !== error && isConsequence(error, other)))
}

function isConsequence(error: SchemaError, other: SchemaError): boolean {
  if (unions.has(error.keyword)) return other.pointer === error.pointer || other.pointer.startsWith(`${error.pointer}/`)
  if (other.pointer !== error.pointer || other.schema !== error.schema) return false
  if (error.keyword === 'discriminator')
    return other.keyword === 'required' && other.params.missingProperty === error.params.tag
  return other.keyword === 'type' && error.keyword !== 'type'
}
