import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { currencyCode } from './minor-units.ts'

/**
 * Moves the parts of an entity from where a platform has them to where its schema has them (`platform.answers`). An
 * entity that is a list has its `items` somewhere; in others that is a property like any.
 */
export type MapEntity = (entity: string, value: unknown, isList?: boolean) => unknown

/** Where an object has a property: its name there, and its value. */
export interface Found {
  name: string
  value: unknown
}

/** What reading a response needs beside the response itself. */
export interface Reading {
  map?: MapEntity
  /** Returns the payload of an event in the form of its schema: `PlatformAdapter.event`. */
  mapEvent?: (name: string, payload: unknown) => unknown
  /**
   * Whether values are taken as their schema describes them or not at all: messages of frames, which could be anybody’s. An
   * entity with a property that cannot be read is unreadable, and envelopes are not opened.
   */
  isStrict?: boolean
  /** The language of texts that come in several; by default the page’s. */
  language?: string
  /** Called for each value that is left out, or replaced by its default, because it cannot be read or for the reason that is given. */
  onUnreadable(place: string, value: unknown, reason?: string): void
  /**
   * Called for each object with what was read of it, and where it has each property; without `result` it cannot be read. For
   * tools that explain it.
   */
  onEntity?(name: string, value: JsonObject, result: JsonObject | undefined, found: Record<string, Found>): void
}

/** Reads a value of a platform as its schema describes it; returns undefined if it cannot be read. */
export type Read<T> = (value: unknown, reading: Reading) => T | undefined

/** A text. Numbers are read as their digits. */
export const text: Read<string> = (value) =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : undefined

/** An id. It is opaque: it is kept, and sent back, as it came. */
export const id: Read<string | number> = (value) =>
  (typeof value === 'string' && value !== '') || Number.isSafeInteger(value) ? (value as string | number) : undefined

/** A number, or a decimal string that a number holds exactly: amounts of money are never rounded on the way. */
export const number: Read<number> = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !/^[+-]?\d+(\.\d+)?$/.test(value.trim())) return undefined
  const digits = value.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length > 15 ? undefined : Number(value)
}

/** A percentage: a number, also with a percent sign, and then also with a decimal comma. */
export const percent: Read<number> = (value, reading) => {
  const [, digits] = typeof value === 'string' ? (/^([\d.,+-]+)\s*[%٪]$/.exec(value.trim()) ?? []) : []
  return number(digits === undefined ? value : digits.replace(',', '.'), reading)
}

export const integer: Read<number> = (value, reading) => {
  const read = number(value, reading)
  return Number.isInteger(read) ? read : undefined
}

const flags = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
])

/** A boolean, also as 0 or 1, and as text. */
export const boolean: Read<boolean> = (value) =>
  typeof value === 'boolean' ? value : flags.get(typeof value === 'string' ? value.toLowerCase() : value)

/** Instants below this are in seconds since 1970, others in milliseconds: it is the year 5138 in seconds. */
const firstMilliseconds = 1e11

/**
 * An instant, returned as ISO 8601 in UTC. Reads ISO 8601, and seconds or milliseconds since 1970 as a number or text. A
 * time without a zone is in UTC.
 */
export const instant: Read<string> = (value, reading) => {
  const time = number(value, reading)
  if (time !== undefined) return isoOf(new Date(Math.abs(time) < firstMilliseconds ? time * 1000 : time))
  if (typeof value !== 'string') return undefined
  const [, date, clock = '00:00', sign, hours, minutes = '00'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(?:Z|([+-])(\d\d):?(\d\d)?)?)?$/i.exec(value.trim()) ??
    []
  return date && isoOf(new Date(`${date}T${clock}${sign ? `${sign}${hours}:${minutes}` : 'Z'}`))
}

const isoOf = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date.toISOString())

/** A currency by its code: of ISO 4217 or another one, such as USDT. */
export const currency: Read<string> = (value) => currencyCode(value)

/** One of these values; texts also in other letter case. */
export function oneOf<T extends string | number>(...values: T[]): Read<T> {
  const fold = (value: unknown) => (typeof value === 'object' ? value : String(value).toLowerCase())
  return (value) => values.find((each) => each === value) ?? values.find((each) => fold(each) === fold(value))
}

/** A text that matches a pattern. */
export const matching =
  (pattern: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

/** A value, or null. */
export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value, reading) =>
    value === null ? null : read(value, reading)

/** The first shape that the value can be read as. */
export const first =
  <T extends unknown[]>(...shapes: { [Place in keyof T]: Read<T[Place]> }): Read<T[number]> =>
  (value, reading) => {
    for (const shape of shapes) {
      const read = shape(value, reading)
      if (read !== undefined) return read
    }
    return undefined
  }

/** An array that is ignored, whatever it holds. */
export const ignoredArray: Read<unknown[]> = (value) => (Array.isArray(value) ? [] : undefined)

/** A value that nothing reads. */
export const ignored: Read<unknown> = (value) => value ?? null
