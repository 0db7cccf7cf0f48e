import type { Platform } from '#manifest'
import type { MapEntity } from './read.ts'

type Answer = NonNullable<Platform['answers']>[string]
type Place = Answer[string]
type Json = Record<string, unknown>

/** Returns what moves the parts of each entity to where its schema has them. */
export function mapEntities({ envelope, answers = {} }: Platform): MapEntity {
  return (entity, value, isList = false) => {
    const content = (envelope === undefined ? undefined : at(value, envelope)) ?? value
    const answer = answers[entity]
    return answer ? mapEntity(answer, content, isList) : content
  }
}

function mapEntity({ root, ...properties }: Answer, value: unknown, isList: boolean): unknown {
  const start = root === undefined ? value : at(value, pointerOf(root))
  if (isList) return (properties['items'] && at(start, pointerOf(properties['items']))) ?? start
  if (typeof start !== 'object' || start === null || Array.isArray(start)) return start
  const mapped: Json = { ...start }
  for (const [name, place] of Object.entries(properties)) mapped[name] = valueAt(place, start)
  for (const [name, place] of Object.entries(properties)) {
    if (typeof place === 'object' && place.unit === 'minor') mapped[name] = inMajorUnit(mapped[name], mapped.currency)
  }
  return mapped
}

const pointerOf = (place: Place) => (typeof place === 'string' ? place : place.at)

function valueAt(place: Place, start: unknown): unknown {
  const value = at(start, pointerOf(place))
  return typeof place === 'object' && place.values ? (place.values[String(value)] ?? value) : value
}

/** Follows a JSON pointer (RFC 6901). Undefined where it leads nowhere. */
export function at(value: unknown, pointer: string): unknown {
  const steps = pointer.split('/').slice(1)
  return steps.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null
        ? Object.getOwnPropertyDescriptor(part, step.replaceAll('~1', '/').replaceAll('~0', '~'))?.value
        : undefined,
    value,
  )
}

/** Moves the decimal point of an amount in the minor unit; exact, as it works on the digits. */
function inMajorUnit(value: unknown, currency: unknown): unknown {
  const [, sign = '', digits] = /^([+-]?)(\d+)$/.exec(String(value)) ?? []
  if (digits === undefined) return undefined
  const decimals = decimalsOf(currency)
  const padded = digits.padStart(decimals + 1, '0')
  return `${sign}${padded.slice(0, padded.length - decimals)}.${padded.slice(padded.length - decimals)}0`
}

function decimalsOf(currency: unknown): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency: String(currency) }).resolvedOptions()
      .maximumFractionDigits!
  } catch {
    return 2
  }
}
