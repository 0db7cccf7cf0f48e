import { boolean, currency, id, instant, matching, nullable, number, text, type Read } from '#engine/data/read.ts'
import { isObject } from '#manifest-tools/json/pointer.ts'
import type { Entity, Shape } from '../../answers/schema.ts'

/** What a property holds, as far as values tell it. */
export type Kind =
  | 'boolean'
  | 'currency'
  | 'entity'
  | 'enum'
  | 'id'
  | 'instant'
  | 'list'
  | 'number'
  | 'pattern'
  | 'text'

export function kindOf({ shape }: Entity): Kind {
  if (shape.enum) return 'enum'
  const [type, other] = [shape.type ?? []].flat().filter((each) => each !== 'null')
  if (other) return 'id'
  if (type === 'array') return 'list'
  if (type === 'boolean') return 'boolean'
  if (type === 'integer' || type === 'number') return 'number'
  if (type !== 'string') return 'entity'
  if (shape.format === 'date-time') return 'instant'
  return shape.pattern === undefined
    ? 'text'
    : shape.pattern === '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$'
      ? 'currency'
      : 'pattern'
}

const words = {
  true: ['yes', 'y', 'on', 'verified', 'approved', 'confirmed', 'active', 'enabled', 'allowed', 'both'],
  false: ['no', 'n', 'off', 'none', 'unverified', 'unconfirmed', 'inactive', 'disabled', 'rejected', 'real'],
}

/** What a platform’s word for a flag means; undefined if it is not clear. */
export function flagOf(value: unknown): boolean | undefined {
  const word = String(value).toLowerCase()
  return words.true.includes(word) ? true : words.false.includes(word) ? false : undefined
}

const years = { from: Date.parse('2000-01-01'), to: Date.parse('2100-01-01') }

/** Any number is an instant of some year: those of our time count. */
const plausible: Read<unknown> = (value, reading) => {
  const read = instant(value, reading)
  const time = read ? Date.parse(read) : 0
  return time > years.from && time < years.to ? read : undefined
}

const flag: Read<unknown> = (value, reading) => boolean(value, reading) ?? flagOf(value)

/** Numbers can be read as texts, and seldom are meant as such. */
const words2text: Read<unknown> = (value, reading) => (typeof value === 'string' ? text(value, reading) : undefined)

/** Many words have the form of a currency’s code: those in capitals are one, and any three letters. */
const code: Read<unknown> = (value, reading) =>
  /^([a-z]{3}|[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{2,11})$/.test(String(value).trim())
    ? currency(value, reading)
    : undefined

const scalars: Partial<Record<Kind, Read<unknown>>> = {
  boolean: flag,
  currency: code,
  id,
  instant: plausible,
  number,
  text: words2text,
}

const silent = { onUnreadable: () => undefined }

/** The share of the values that a property can hold, from 0 to 1. */
export function fitOf(kind: Kind, shape: Shape, values: readonly unknown[]): number {
  const read = kind === 'pattern' ? matching(new RegExp(shape.pattern!, 'u')) : scalars[kind]
  const fits = (value: unknown) => {
    if (kind === 'entity') return isObject(value)
    if (kind === 'list') return Array.isArray(value)
    if (kind === 'enum') return typeof value === 'string' || Number.isInteger(value)
    return nullable(read!)(value, silent) !== undefined
  }
  return values.filter(fits).length / values.length
}
