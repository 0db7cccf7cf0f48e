import { resourceSchemas } from '../app/schemas.ts'
import { toMajor } from '../app/money.ts'

type Json = Record<string, unknown>

/** Where a property is: a pointer, or a pointer with the values’ translation or unit. */
type Place = string | { at: string; values?: Record<string, string>; unit?: string }

type Entity = Record<string, Place>

/** The `platform` of a manifest. */
export interface Mapping {
  envelope: string
  answers: Record<string, Entity>
  lacks: string[]
}

interface Shape {
  $ref?: string
  items?: Shape
  properties?: Record<string, Shape>
  oneOf?: Shape[]
  anyOf?: Shape[]
  allOf?: Shape[]
}

const shapes = new Map(
  resourceSchemas.flatMap(({ $defs }) => Object.entries($defs as Record<string, Shape>)) as [string, Shape][],
)

/** Returns what a JSON pointer leads to (RFC 6901), or undefined. */
const pointed = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Json | null | undefined)?.[name], value)

/** Reads an entity of schemas/api from a foreign answer by a mapping. It moves and translates values, and coerces none. */
export function readMapped(mapping: Mapping, name: string, value: unknown): unknown {
  const shape = shapes.get(name)!
  const entity = mapping.answers[name] ?? {}
  if (shape.items) return listOf(mapping, shape.items, entity['items'] ? pointed(value, atOf(entity['items'])) : value)
  const parts = shape.oneOf ?? shape.anyOf
  if (parts) return parts.map(({ $ref }) => readMapped(mapping, nameOf($ref!), value)).find(isFilled)
  const properties: Record<string, Shape> = Object.assign({}, ...(shape.allOf ?? [shape]).map(propertiesOf))
  const read: Json = {}
  for (const [key, property] of Object.entries(properties)) {
    const place = entity[key]
    const found = place === undefined ? undefined : pointed(value, atOf(place))
    if (found !== undefined) read[key] = translated(place!, inner(mapping, property, found), currencyOf(entity, value))
  }
  return read
}

const atOf = (place: Place): string => (typeof place === 'string' ? place : place.at)

const nameOf = ($ref: string): string => $ref.split('/').at(-1)!

const propertiesOf = ({ $ref, properties }: Shape): Record<string, Shape> =>
  properties ?? shapes.get(nameOf($ref!))!.properties!

const isFilled = (read: unknown): boolean =>
  Object.keys(read as Json).length > 1 || 'url' in (read as Json) || 'html' in (read as Json)

const currencyOf = (entity: Entity, value: unknown): string =>
  entity['currency'] === undefined ? '' : String(pointed(value, atOf(entity['currency'])))

const listOf = (mapping: Mapping, items: Shape, list: unknown): unknown =>
  Array.isArray(list) ? list.map((item) => inner(mapping, items, item)) : list

function inner(mapping: Mapping, shape: Shape, value: unknown): unknown {
  const $ref = shape.$ref ?? [...(shape.oneOf ?? []), ...(shape.anyOf ?? [])].find((part) => part.$ref)?.$ref
  if (shape.items) return listOf(mapping, shape.items, value)
  const isEntity = $ref !== undefined && typeof value === 'object' && value !== null
  return isEntity ? readMapped(mapping, nameOf($ref), value) : value
}

function translated(place: Place, value: unknown, currency: string): unknown {
  if (typeof place === 'string') return value
  if (place.values) return place.values[String(value)] ?? `unknown value ${String(value)}`
  return place.unit === 'minor' ? toMajor(value as number, currency) : value
}

/**
 * A value as both sides write it: ids without the prefix, instants to the second, amounts and flags as numbers; what is
 * absent or null is left out.
 */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => (part === null || part === undefined ? [] : [[key, plain(part)]])),
    )
  if (value === 'true' || value === true) return 1
  if (value === 'false' || value === false) return 0
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return Math.floor(Date.parse(value) / 1000)
  const text = typeof value === 'string' ? value.replace(/^[a-z]{3}_(?=\d+$)/, '') : value
  if (typeof text === 'string' && !/^-?\d+(\.\d+)?$/.test(text)) return text
  return Number(text) > 1e12 ? Math.floor(Number(text) / 1000) : Number(text)
}
