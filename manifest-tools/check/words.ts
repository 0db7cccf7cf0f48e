import type { Change, Words } from './diagnostic.ts'
import { label, show } from './label.ts'
import { patternWords } from './patterns.ts'
import { child } from '../json/pointer.ts'
import { coerce } from './coerce.ts'
import { acceptedValues, definition, widgetNames } from './schema.ts'
import type { SchemaError } from './schema-error.ts'
import { repair, suggest } from './suggest.ts'
import { guardName, union } from './unions.ts'
import { versionWords } from '../layers/version.ts'

const keywords: Record<string, (error: SchemaError) => Words> = {
  required: missing,
  additionalProperties: unknown,
  type: wrongType,
  enum: notAccepted,
  const: notAccepted,
  discriminator: union,
  pattern,
  uniqueItems: repeated,
  minLength: ({ pointer, params }) =>
    length(pointer, params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`),
  maxLength: ({ pointer, params, value }) =>
    length(pointer, `must have at most ${params.limit} characters, but has ${[...(value as string)].length}`),
  minItems: ({ pointer, params }) =>
    length(pointer, `must have at least ${params.limit} ${params.limit === 1 ? 'entry' : 'entries'}`),
  maxItems: ({ pointer, params, value }) =>
    length(pointer, `must have at most ${params.limit} entries, but has ${(value as unknown[]).length}`),
  minimum: ({ pointer, params, value }) => range(pointer, `at least ${params.limit}, but is ${value}`),
  maximum: ({ pointer, params, value }) => range(pointer, `at most ${params.limit}, but is ${value}`),
}

/** Describes a validation error in plain words. */
export const wordsFor = (error: SchemaError): Words => (keywords[error.keyword] ?? other)(error)

/** Describes an error of any other keyword. */
const other = ({ keyword, pointer, params }: SchemaError): Words => ({
  code: 'manifest/invalid',
  message: `${label(pointer)} violates the schema’s “${keyword}” ${JSON.stringify(params)}.`,
})

const length = (pointer: string, what: string): Words => ({
  code: 'manifest/length',
  message: `${label(pointer)} ${what}.`,
})
const range = (pointer: string, what: string): Words => ({
  code: 'manifest/out-of-range',
  message: `${label(pointer)} must be ${what}.`,
})

const routeKeys = acceptedValues(definition('RouteKey'))

/** A page without a path is no page of the brand’s own where its key is like one of the route table. */
function missing({ pointer, params, schema }: SchemaError): Words {
  const key = params.missingProperty
  const setting = schema.properties?.[key]
  const ownPage = key === 'path' && /^\/pages\/([a-z][^/]*)$/.exec(pointer)?.[1]
  if (ownPage && suggest(ownPage, routeKeys)) return unknownKeyOf('/pages', ownPage, routeKeys)
  return {
    code: 'manifest/missing-setting',
    pointer: child(pointer, key),
    part: 'holder',
    message: `${label(pointer)} requires the setting "${key}".`,
    accepted: setting ? acceptedValues(setting) : widgetNames(schema),
  }
}

function unknown({ pointer, params, schema }: SchemaError): Words {
  return unknownKeyOf(pointer, params.additionalProperty, Object.keys(schema.properties ?? {}), schema['x-kind'])
}

const unknownKeyOf = (pointer: string, key: string, accepted: string[], kind?: string): Words => ({
  ...unknownKey(pointer, key, kind),
  pointer: child(pointer, key),
  part: 'key',
  accepted,
  suggestion: suggest(key, accepted),
})

function repeated({ pointer, params, value }: SchemaError): Words {
  const entries = (value as unknown[]).map((entry) => JSON.stringify(entry))
  const repeats = entries.filter((entry, index) => entries.indexOf(entry) < index)
  const first = entries.findIndex((entry, index) => entries.indexOf(entry) < index)
  // Equal objects can have their keys in a different order.
  const at = child(pointer, first === -1 ? Math.max(params.i, params.j) : first)
  const what = [...new Set(repeats)].map((entry) => show(JSON.parse(entry))).join(', ') || 'an entry'
  return {
    code: 'manifest/repeated-entry',
    pointer: at,
    message: `${label(pointer)} repeats ${what}.`,
    fix: { pointer: at, remove: true },
  }
}

function unknownKey(pointer: string, key: string, kind?: string): Words {
  if (pointer === '/pages') {
    const message = `"${key}" is not a known page; a page of the brand’s own has a key of lowercase letters.`
    return { code: 'pages/unknown-page', message }
  }
  if (kind === 'Overlays') return { code: 'overlays/unknown-widget', message: `"${key}" is not a known overlay.` }
  const set = namedSets[kind ?? '']
  if (set) return { code: set.code, message: `"${key}" is not ${set.what}.` }
  return { code: 'manifest/unknown-setting', message: `${label(pointer)} has no setting "${key}".` }
}

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object { … }',
  array: 'a list [ … ]',
  null: 'null',
}

function wrongType({ pointer, params, schema, value }: SchemaError): Words {
  const types = [params.type].flat().map((type) => typeNames[type])
  const wanted =
    schema['x-kind'] === 'GuardWithOptions' ? 'a guard’s name, or an object with "use"' : types.join(' or ')
  return {
    code: 'manifest/wrong-type',
    message: `${label(pointer)} must be ${wanted}, but is ${kindOf(value)}.`,
    accepted: acceptedValues(schema),
    ...fixedValue(pointer, coerce(value, schema)),
  }
}

const fixedValue = (pointer: string, value: unknown): { fix?: Change } =>
  value === undefined ? {} : { fix: { pointer, value } }

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return typeNames.array!
  if (typeof value === 'object' && value) return typeNames.object!
  return typeof value === 'string' ? `text: ${show(value)}` : show(value)
}

/** Sets of names with their own code. */
const namedSets: Record<string, Pick<Words, 'code'> & { what: string }> = {
  RouteKey: { code: 'pages/unknown-page', what: 'a known page' },
  Language: { code: 'languages/unknown-language', what: 'a supported language' },
}

function notAccepted(error: SchemaError): Words {
  const { pointer, schema, value } = error
  if (schema['x-kind'] === 'GuardName') return guardName(value)
  const version = pointer === '/manifestVersion' && versionWords(value)
  if (version) return version
  const accepted = acceptedValues(schema)
  if (error.key !== undefined) return unknownKeyOf(pointer, error.key, accepted, schema['x-kind'])
  const set = namedSets[schema['x-kind'] ?? '']
  const message = set ? `${show(value)} is not ${set.what}.` : `${label(pointer)} cannot be ${show(value)}.`
  const words = { code: set?.code ?? 'manifest/value-not-accepted', message, accepted }
  // A number or boolean written as a string. Other suggestions become fixes once they are located in a file.
  const meant = schema.enum?.find((each) => typeof each !== 'string' && String(each) === value)
  return meant === undefined
    ? { ...words, suggestion: suggest(value, accepted) }
    : { ...words, ...fixedValue(pointer, meant) }
}

function pattern({ pointer, params, value, key }: SchemaError): Words {
  const { code = 'manifest/pattern', must } = patternWords(params.pattern)
  if (key === undefined) {
    const written = value as string
    const suggestion = repair(written, params.pattern)
    return {
      code,
      message: `${label(pointer)} must ${must}, but is ${show(written)}.`,
      suggestion,
      ...fixedValue(pointer, suggestion),
    }
  }
  const message = `Each key of ${label(pointer)} must ${must}, but this is ${show(key)}.`
  const at = child(pointer, key)
  const suggestion = repair(key, params.pattern)
  const fix = suggestion === undefined ? {} : { fix: { pointer: at, key: suggestion } }
  return { code, pointer: at, part: 'key', message, suggestion, ...fix }
}
