import { isObject } from '#engine/manifest/pointer.ts'
import { patternWords } from '#engine/manifest/patterns.ts'
import { definitions, follow, useOf, type Schema } from './schema.ts'

/** What kind of value a setting takes, in words: `a whole number from 18 to 99`. */
export function typeWords(schema: Schema): string {
  const { type, oneOf, title, else: other, const: value, ...limits } = follow(schema)
  if (value !== undefined) return `always ${JSON.stringify(value)}`
  if (limits.enum) return 'one of the accepted values'
  if (other) return `a ${title?.toLowerCase()}: its name, or { "use": … } where it takes options`
  if (oneOf) return `${article(title!.toLowerCase())}: { "use": … } and its options`
  if (type === 'boolean') return 'true or false'
  if (type === 'integer') return `a whole number${range(limits)}`
  if (type === 'number') return `a number${range(limits)}`
  if (type === 'array') return listWords(limits)
  if (type === 'object') return objectWords(limits)
  return type === 'string' ? `text${lengths(limits)}` : 'anything'
}

const article = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

function range({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  if (minimum !== undefined) return `, at least ${minimum}`
  return maximum === undefined ? '' : `, at most ${maximum}`
}

function lengths({ minLength, maxLength }: Schema): string {
  if (maxLength !== undefined) return ` of ${minLength ?? 0} to ${maxLength} characters`
  if (minLength === undefined) return ''
  return minLength === 1 ? ', not empty' : ` of at least ${minLength} characters`
}

function listWords({ items = {}, minItems, uniqueItems }: Schema): string {
  const least = minItems ? `, at least ${minItems}` : ''
  return `a list${least}${uniqueItems ? ', none twice' : ''}; each entry ${typeWords(items)}`
}

function objectWords({ additionalProperties, propertyNames }: Schema): string {
  if (!isObject(additionalProperties)) return 'an object { … }'
  const keyWords = propertyNames?.pattern
    ? must(propertyNames.pattern)
    : propertyNames?.enum
      ? 'is one of the accepted'
      : 'is free'
  return `an object; each key ${keyWords}; each value ${typeWords(additionalProperties)}`
}

const must = (pattern: string) => `must ${patternWords(pattern).must}`

/** What a pattern asks for, in words: of the value, or of each entry. */
export function patternOf(schema: Schema): string | undefined {
  const { pattern, items } = follow(schema)
  return pattern ? must(pattern) : items && patternOf(items)
}

/** A value or a name that may stand somewhere, and what it means. */
export interface Choice {
  name: string
  meaning: string
}

/** Everything that may stand at a setting, where it can be listed. */
export function choices(schema: Schema): Choice[] {
  const { enum: values, enumDescriptions = [], oneOf, else: other, items, propertyNames } = follow(schema)
  if (values) return values.map((value, index) => ({ name: String(value), meaning: enumDescriptions[index] ?? '' }))
  if (oneOf) return oneOf.map((member) => ({ name: useOf(member), meaning: follow(member).description ?? '' }))
  if (other) return [...choices(definitions.GuardName!), ...choices(other)].sort((a, b) => a.name.localeCompare(b.name))
  if (items) return choices(items)
  return propertyNames ? choices(propertyNames) : []
}

/** The settings that an object holds, or each of a list’s objects: name, type, whether it is needed, description. */
export function settingsIn(schema: Schema): string[][] {
  const { properties = {}, required = [], items, additionalProperties } = follow(schema)
  if (items) return follow(items).oneOf ? [] : settingsIn(items)
  if (isObject(additionalProperties)) return settingsIn(additionalProperties)
  return Object.entries(properties)
    .filter(([name]) => name !== 'use' && name !== '$schema')
    .map(([name, setting]) => [
      name,
      shortType(setting),
      required.includes(name) ? 'needed' : '',
      follow(setting).description ?? '',
    ])
}

function shortType(schema: Schema): string {
  const { type, oneOf, title, enum: values } = follow(schema)
  if (oneOf) return title!.toLowerCase()
  if (values && values.length <= 3) return values.join(' | ')
  return { boolean: 'true | false', integer: 'number', array: 'list', string: 'text' }[type ?? 'string'] ?? type!
}
