import { patternWords } from '#manifest-tools/check/patterns.ts'
import type { Schema } from './files.ts'
import { countries, currencies } from '#manifest-tools/check/iso-codes.ts'
import { productTexts } from './texts.ts'
import { definitionOf, editorUnion, place } from './unions.ts'

/** Extends the schema of manifest files for editors: snippets, texts of translation keys, formatted descriptions. */
export function editorSchema(source: Schema): Schema {
  const texts = productTexts('en')
  const definitions: Record<string, Schema> = { ...source.$defs, ...known }
  definitions.TranslationKey = translationKey(definitions.TranslationKey!, texts.common!)
  definitions.RouteKey = {
    ...definitions.RouteKey!,
    enumDescriptions: descriptions(source.properties.pages, definitions.RouteKey!.enum),
  }
  for (const name of ['Guard', 'PageKey']) definitions[name] = alternatives(definitions[name]!)
  for (const [name, schema] of Object.entries(definitions))
    definitions[name] = editorUnion(schema, source.$defs) ?? unnamed(schema)
  for (const [namespace, known] of Object.entries(texts))
    definitions[textsName(namespace)] = ownTexts(source.properties.texts, known)
  const properties = { ...source.properties, texts: byNamespace(source.properties.texts, Object.keys(texts)) }
  return shown({ ...source, properties, $defs: definitions }, definitions)
}

/** Descriptions of names are already in the union. */
function unnamed(schema: Schema): Schema {
  const { const: name } = schema.properties?.use ?? {}
  return name ? { ...schema, properties: { ...schema.properties, use: { const: name } } } : schema
}

/** Editors suggest the product’s keys, but any key of the form is valid. */
function translationKey(schema: Schema, texts: Record<string, string>): Schema {
  const keys = [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')))]
  const known = { enum: keys, enumDescriptions: keys.map((key) => inEnglish(texts[key] ?? texts[`${key}_other`]!)) }
  return {
    ...schema,
    patternErrorMessage: 'A translation key is a name such as lobby.popular, or namespace:name.',
    anyOf: [known, {}],
  }
}

const inEnglish = (text: string) => `In English: ${text}`

const descriptions = ({ properties }: Schema, names: string[]) => names.map((name) => properties[name].description)

/** Editors complete alternatives, but not `if`/`then`/`else`. */
const alternatives = ({ if: _condition, then: name, else: object, ...schema }: Schema): Schema => ({
  ...schema,
  anyOf: [name, object],
})

const textsName = (namespace: string) => `Texts_${namespace.replaceAll('-', '_')}`

function byNamespace(schema: Schema, namespaces: string[]): Schema {
  const { propertyNames: languages, additionalProperties: language, ...rest } = schema
  const { propertyNames: _namespaces, additionalProperties: _texts, ...inner } = language
  const properties = Object.fromEntries(
    namespaces.map((namespace) => [namespace, { $ref: `#/$defs/${textsName(namespace)}` }]),
  )
  return {
    ...rest,
    propertyNames: languages,
    additionalProperties: { ...inner, properties, additionalProperties: false },
  }
}

/** The texts of one namespace: each key shows the text that it replaces. */
function ownTexts(schema: Schema, known: Record<string, string>): Schema {
  const namespace = schema.additionalProperties.additionalProperties
  const properties = Object.entries(known).map(([key, text]) => [
    key,
    { ...namespace.additionalProperties, description: inEnglish(text) },
  ])
  return { ...namespace, properties: Object.fromEntries(properties) }
}

/**
 * A property’s own description is shown before that of its definition, with Markdown. A property that can be null is
 * completed as an object, a list or a string.
 */
function shown(schema: Schema, definitions: Record<string, Schema>): Schema {
  const bare = Object.fromEntries(
    Object.entries(definitions).map(
      ([name, { title: _title, description: _description, 'x-kind': _kind, ...rest }]) => [name, rest],
    ),
  )
  return JSON.parse(JSON.stringify({ ...schema, $defs: bare }), (_key, value) => {
    if (typeof value?.pattern === 'string') return described(typed(value))
    if (isInteger(value)) return described(counted(value))
    if (typeof value?.$ref === 'string')
      return described({ ...wordsOf(definitionOf(value.$ref, definitions)), ...value })
    const [what, other] = Array.isArray(value?.anyOf) ? value.anyOf : []
    if (other?.type !== 'null' || !what.$ref) return typeof value?.description === 'string' ? described(value) : value
    const { description, markdownDescription: _marked, ...reference } = what
    const type = definitionOf(reference.$ref, definitions)?.type
    return described({ description, ...value, ...(type && { type: [type, 'null'] }), anyOf: [reference, other] })
  })
}

/** Without a snippet editors insert 0. */
const isInteger = (schema?: Schema) =>
  [schema?.type].flat().includes('integer') && schema?.const === undefined && !schema?.enum

const counted = ({ examples, ...schema }: Schema): Schema => ({
  ...schema,
  defaultSnippets: [{ body: place({ ...schema, examples, type: 'integer' }, 1) }],
})

const named = (type: 'currency' | 'region', codes: readonly string[]) => {
  const names = new Intl.DisplayNames('en', { type })
  return { enum: codes, enumDescriptions: codes.map((code) => names.of(code)) }
}

/** The definitions of what editors suggest, and the pattern of each; other values of the form are valid too. */
const known = { KnownCurrency: named('currency', currencies), KnownCountry: named('region', countries()) }
const suggested: Record<string, keyof typeof known> = {
  '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$': 'KnownCurrency',
  '^[A-Z]{2}$': 'KnownCountry',
}

/** A text of a form: editors say in words what is wrong with it. */
function typed({ pattern, ...schema }: Schema): Schema {
  const name = suggested[pattern]
  return {
    patternErrorMessage: `It must ${patternWords(pattern).must}.`,
    ...schema,
    pattern,
    ...(name && { anyOf: [{ $ref: `#/$defs/${name}` }, {}] }),
  }
}

/** Returns what editors show of a definition, without what it lacks. */
const wordsOf = ({ title, description }: Schema = {}): Schema => ({
  ...(title && { title }),
  ...(description && { description }),
})

const described = ({ description, ...schema }: Schema): Schema => ({
  ...(description && { description }),
  ...(description?.includes('`') && { markdownDescription: description }),
  ...schema,
})
