import { isDeepStrictEqual } from 'node:util'
import type { Platform } from '#manifest'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import type { AnswerReading, ReadEntity } from './read-answer.ts'
import { namedEntity } from './schema.ts'

/**
 * How a property was read. `defaulted`: absent, and its default stands in; `absent`: there is none; `unreadable`: given,
 * and left out or replaced by its default; `missing`: required, so that the whole entity is left out.
 */
export type State = 'as is' | 'coerced' | 'defaulted' | 'absent' | 'unreadable' | 'missing'

/** A property of an entity in the answers of a call. */
export interface Field {
  /** Such as `Banner.image`. */
  name: string
  /** What it is for: the description of its schema. */
  description: string
  states: Partial<Record<State, number>>
  /** What coercions were needed, such as `text → number`. */
  coercions: string[]
  /** Other names that it was found by: usual ones. */
  names: string[]
  /** A value that cannot be read, as JSON. */
  example?: string
}

/** Counts how each property of the read entities was read. */
export function fieldsOf(readings: AnswerReading[], platform: Platform = {}): Field[] {
  const fields = new Map<string, Field>()
  for (const reading of readings) {
    for (const entity of reading.entities) {
      for (const part of partsOf(entity, reading, platform)) {
        const field = fields.get(part.name) ?? { ...part.shown, states: {}, coercions: [], names: [] }
        fields.set(part.name, field)
        field.states[part.state] = (field.states[part.state] ?? 0) + 1
        if (part.usual && !field.names.includes(part.usual)) field.names.push(part.usual)
        if (part.coercion && !field.coercions.includes(part.coercion)) field.coercions.push(part.coercion)
        if (part.state === 'unreadable' || (part.state === 'missing' && part.given !== undefined))
          field.example ??= JSON.stringify(part.given).slice(0, 60)
      }
    }
  }
  return [...fields.values()]
}

interface Part {
  name: string
  shown: { name: string; description: string }
  state: State
  given: unknown
  usual?: string
  coercion?: string
}

function partsOf({ name, result, found }: ReadEntity, { unreadable }: AnswerReading, platform: Platform): Part[] {
  const { properties = {}, required = [] } = namedEntity(name)?.shape ?? {}
  return Object.entries(properties).flatMap(([key, property]) => {
    const place = `${name}.${key}`
    const given = found[key]?.value
    const isUnreadable = unreadable.some((each) => each.place === place && each.value === given)
    const state = stateOf(given, { isUnreadable, isRequired: required.includes(key), key, result })
    if (!state) return []
    const unit = placeOf(platform, name, key)
    const coercion = state === 'coerced' ? coercionOf(given, result?.[key], unit === 'minor') : undefined
    const shown = { name: place, description: property.description ?? namedEntity(place)?.shape.description ?? '' }
    const usual = found[key] && found[key].name !== key ? found[key].name : undefined
    return [{ name: place, shown, state, given, ...(usual && { usual }), ...(coercion && { coercion }) }]
  })
}

interface Given {
  key: string
  isUnreadable: boolean
  isRequired: boolean
  result: JsonObject | undefined
}

/** Undefined for what an unreadable entity has beside the property that makes it so. */
function stateOf(given: unknown, { key, isUnreadable, isRequired, result }: Given): State | undefined {
  if (isUnreadable) return isRequired ? 'missing' : 'unreadable'
  if (given === undefined || given === null) {
    if (isRequired && result?.[key] === undefined) return 'missing'
    if (!result) return undefined
    if (given === null && result[key] === null) return 'as is'
    // A list has a default of its own: null is an empty one.
    return result[key] === undefined ? 'absent' : 'defaulted'
  }
  if (!result) return undefined
  return typeof given === 'object' || isDeepStrictEqual(given, result[key]) ? 'as is' : 'coerced'
}

function coercionOf(given: unknown, part: unknown, isMinor: boolean): string {
  if (isMinor) return 'minor units → number'
  const isInstant = typeof part === 'string' && /^\d{4}-\d\d-\d\dT/.test(part)
  if (isInstant)
    return `${/^\d+(\.\d+)?$/.test(String(given)) ? (Number(given) < 1e11 ? 'seconds' : 'milliseconds') : 'time'} → instant`
  if (typeof given === typeof part) return typeof given === 'string' ? 'letter case' : typeof given
  return `${kindOf(given)} → ${kindOf(part)}`
}

const kindOf = (value: unknown) => (typeof value === 'string' ? 'text' : typeof value)

function placeOf({ answers }: Platform, entity: string, key: string): string | undefined {
  const place = answers?.[entity]?.[key]
  return typeof place === 'object' ? place.unit : undefined
}

/** Returns why an answer cannot be read, or what of it is left out; undefined if nothing is. */
export function problemOf(reading: AnswerReading): string | undefined {
  const entity = reading.entities.find(({ result }) => !result)
  if (reading.value === undefined) return `cannot be read${entity ? `: ${missingOf(entity)}` : ''}`
  const items = reading.unreadable.filter(({ place }) => /\[\d+\]$/.test(place))
  const leftOut = items.filter(({ reason }) => reason === undefined)
  const unseen = items.find(({ reason }) => reason !== undefined)
  if (leftOut.length === 0)
    return unseen && `${items.length} of its items are left out: ${unseen.place} ${unseen.reason}`
  return `${leftOut.length} of its items cannot be read${entity ? `: ${missingOf(entity)}` : ''}`
}

function missingOf({ name, found }: ReadEntity): string {
  const { required = [] } = namedEntity(name)?.shape ?? {}
  const absent = required.find((key) => (found[key]?.value ?? undefined) === undefined)
  return absent ? `${name}.${absent} is missing` : `${name} has a property that cannot be read`
}
