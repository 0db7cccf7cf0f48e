import type { ErrorObject } from 'ajv'
import type { Schema } from './schema.ts'

/** What a keyword says of its error: each has its own of these. */
interface Params {
  missingProperty: string
  additionalProperty: string
  type: string | string[]
  pattern: string
  limit: number
  /** Of a list: two entries that are equal. */
  i: number
  j: number
  /** Of a discriminated union: the key that tells its members apart, what it holds, and whether that is text at all. */
  tag: string
  tagValue?: unknown
  error: 'tag' | 'mapping'
}

/** What the validator reports, as far as diagnostics read it. */
export interface SchemaError {
  keyword: string
  pointer: string
  params: Params
  /** The schema that holds the keyword. */
  schema: Schema
  value: unknown
  /** The key, where keys are checked rather than a value. */
  key?: string | undefined
}

const toSchemaError = ({
  keyword,
  instancePath,
  params,
  parentSchema,
  data,
  propertyName,
}: ErrorObject): SchemaError => ({
  keyword,
  pointer: instancePath,
  params: params as Params,
  schema: parentSchema as Schema,
  value: data,
  key: propertyName,
})

/** Always accompanied by the error of what they wrap. */
const wrappers = new Set(['if', 'propertyNames'])
const unions = new Set(['anyOf', 'oneOf'])

/** The errors that stand on their own: none that only wraps another, or follows from a wrong type or from a missing `use`. */
export function independentErrors(all: ErrorObject[]): SchemaError[] {
  const errors = all.filter(({ keyword }) => !wrappers.has(keyword)).map(toSchemaError)
  return errors.filter((error) => !errors.some((other) => other !== error && follows(error, other)))
}

function follows(error: SchemaError, other: SchemaError): boolean {
  if (unions.has(error.keyword)) return other.pointer === error.pointer || other.pointer.startsWith(`${error.pointer}/`)
  if (other.pointer !== error.pointer || other.schema !== error.schema) return false
  if (error.keyword === 'discriminator')
    return other.keyword === 'required' && other.params.missingProperty === error.params.tag
  return other.keyword === 'type' && error.keyword !== 'type'
}
