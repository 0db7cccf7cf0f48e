import { isObject } from '../json/pointer.ts'
import { patternWords } from '../check/patterns.ts'
import { follow, isGuard, useOf, type Schema } from './schema.ts'

/** Describes the type of a setting: `a whole number from 18 to 99`. */
export function typeWords(schema: Schema): string {
  const { type, oneOf, 'x-kind': kind, then, else: other, const: value, ...limits } = follow(schema)
  if (value !== undefined) return `always ${JSON.stringify(value)}`
  if (limits.enum) return 'one of the accepted values'
  if (kind === 'PageKey') return 'the key of a page'
  if (isGuard(schema)) return 'a guard: its name, or { "use": … } with its options'
  if (then && other) return `${typeWords(then)}, or ${typeWords(other)}`
  if (oneOf) return `${article(kind!.toLowerCase())}: { "use": … } with its options`
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
  return `a list${least}${uniqueItems ? ', unique' : ''}; each entry: ${typeWords(items)}`
}

function objectWords({ additionalProperties, propertyNames }: Schema): string {
  if (!isObject(additionalProperties)) return 'an object { … }'
  const keyWords = propertyNames?.pattern
    ? `each key ${must(propertyNames.pattern)}`
    : propertyNames?.enum
      ? 'each key is an accepted name'
      : 'any keys'
  return `an object; ${keyWords}; each value: ${typeWords(additionalProperties)}`
}

const must = (pattern: string) => `must ${patternWords(pattern).must}`

/** Describes the pattern of a value, or of each entry. */
export function patternOf(schema: Schema): string | undefined {
  const { pattern, items } = follow(schema)
  return pattern ? must(pattern) : items && patternOf(items)
}

/** An accepted value or name, and its meaning. */
export interface Choice {
  name: string
  meaning: string
}

/** Returns the accepted values and names of a setting, if they can be listed. */
export function choices(schema: Schema): Choice[] {
  const {
    enum: values,
    enumDescriptions = [],
    oneOf,
    then,
    else: other,
    items,
    properties,
    propertyNames,
  } = follow(schema)
  if (values) return values.map((value, index) => ({ name: String(value), meaning: enumDescriptions[index] ?? '' }))
  if (oneOf) return oneOf.map((member) => ({ name: useOf(member), meaning: follow(member).description ?? '' }))
  if (then && other) {
    const [one, another] = [choices(then), choices(other)]
    const both = [...one, ...another]
    return one.length > 0 && another.length > 0 ? both.sort((a, b) => a.name.localeCompare(b.name)) : both
  }
  if (items) return choices(items)
  return propertyNames && !properties ? choices(propertyNames) : []
}

/** Returns the settings of an object, or of a list’s or map’s objects: name, type, “required”, description. */
export function settingsIn(schema: Schema): string[][] {
  const { properties = {}, required = [], items, additionalProperties } = follow(schema)
  if (items) return follow(items).oneOf ? [] : settingsIn(items)
  if (isObject(additionalProperties)) return settingsIn(additionalProperties)
  return Object.entries(properties)
    .filter(([name]) => name !== 'use' && name !== '$schema')
    .map(([name, setting]) => [
      name,
      shortType(setting),
      required.includes(name) ? 'required' : '',
      follow(setting).description ?? '',
    ])
}

function shortType(schema: Schema): string {
  const { type, oneOf, 'x-kind': kind, enum: values } = follow(schema)
  if (oneOf) return kind!.toLowerCase()
  if (values && values.length <= 3) return values.join(' | ')
  return { boolean: 'true | false', integer: 'number', array: 'list', string: 'text' }[type ?? 'string'] ?? type!
}
