import type { Platform } from '#manifest'
import { isObject, type JsonObject, valueAt } from '#manifest-tools/json/pointer.ts'
import { currencyCode, knownDigits } from './minor-units.ts'
import type { MapEntity } from './read.ts'

type Answer = NonNullable<Platform['answers']>[string]
type Place = Answer[string]

/** Returns the content of a successful response: what it has at `platform.envelope`, otherwise the whole. */
export const openEnvelope = (body: unknown, { envelope }: Platform): unknown =>
  (envelope === undefined ? undefined : valueAt(body, envelope)) ?? body

/** Returns what moves the parts of each entity to where its schema has them. */
export function mapEntities({ answers = {} }: Platform): MapEntity {
  return (entity, value, isList = false) => {
    const answer = answers[entity]
    return answer ? mapEntity(answer, value, isList) : value
  }
}

function mapEntity({ root, ...properties }: Answer, value: unknown, isList: boolean): unknown {
  const start = root === undefined ? value : valueAt(value, pointerOf(root))
  if (isList) return (properties['items'] && valueAt(start, pointerOf(properties['items']))) ?? start
  const places = Object.entries(properties)
  // What is no object holds only what a pointer says: the empty one is the whole, others lead into a list.
  if (!isObject(start) && places.every(([, place]) => (partAt(place, start) ?? null) === null)) return start
  const mapped: JsonObject = isObject(start) ? { ...start } : {}
  for (const [name, place] of places) mapped[name] = partAt(place, start)
  for (const [name, place] of Object.entries(properties)) {
    if (typeof place === 'object' && place.unit === 'minor')
      mapped[name] = inMajorUnit(mapped[name], decimalsOf(mapped))
  }
  return mapped
}

const pointerOf = (place: Place) => (typeof place === 'string' ? place : place.at)

function partAt(place: Place, start: unknown): unknown {
  const value = valueAt(start, pointerOf(place))
  return typeof place === 'object' && place.values ? (place.values[String(value)] ?? value) : value
}

/** The decimals of an entity’s currency: what it declares itself, else what is known of the currency. */
function decimalsOf({ currency, currencyDecimals: own }: JsonObject): number | undefined {
  if (Number.isInteger(own) && Number(own) >= 0) return Number(own)
  const code = currencyCode(currency)
  return code === undefined ? undefined : knownDigits(code)
}

/**
 * Moves the decimal point of an amount in the minor unit; exact, as it works on the digits. Undefined if the decimals are
 * unknown: the place of the point is not guessed.
 */
function inMajorUnit(value: unknown, decimals: number | undefined): unknown {
  const [, sign = '', amount] = /^([+-]?)(\d+)$/.exec(String(value)) ?? []
  if (amount === undefined || decimals === undefined) return undefined
  const padded = amount.padStart(decimals + 1, '0')
  return `${sign}${padded.slice(0, padded.length - decimals)}.${padded.slice(padded.length - decimals)}0`
}
