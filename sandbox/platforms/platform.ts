import type { FastifyInstance } from 'fastify'

/**
 * A platform that stands in front of the sandbox: requests and answers have its form; accounts, money and the database
 * stay the sandbox’s.
 */
export interface ForeignPlatform {
  /** Adds hooks to the sandbox’s own API, after the session is read and before calls are checked. */
  hooks(api: FastifyInstance): void
  /** Whether it keeps state in memory, which several instances of the sandbox would not share. */
  hasMemory?: boolean
  /** Adds the platform’s own paths under `/api`. */
  routes?(app: FastifyInstance): void
  /** Returns an event’s payload in the platform’s form. */
  event(name: string, payload: unknown): unknown
}

/** An entity as the sandbox itself sends it: nothing is left out, and ids are numbers. */
export type Own<T> = T extends string | number | boolean | null
  ? T
  : { [Key in keyof T]-?: string | number extends T[Key] ? number : Own<Exclude<T[Key], undefined>> }

/**
 * A table of converters, by call or by event. The parameters differ by row, which is why a row is called through
 * `convert`.
 */
export type Converters = Record<string, (value: never) => unknown>

/** Converts a value by the row of this name. A value without a row, or that is no object, is returned as it is. */
export function convert(table: Converters, name: string, value: unknown): unknown {
  const row = table[name] as ((value: unknown) => unknown) | undefined
  return row && typeof value === 'object' && value !== null ? row(value) : value
}

/** `2026-01-02T03:04:05Z` → seconds since 1970. */
export const seconds = (moment: string): number => Math.floor(Date.parse(moment) / 1000)

/** `2026-01-02T03:04:05Z` → milliseconds since 1970. */
export const millis = (moment: string): number => Date.parse(moment)

/** `false` → 0. */
export const bit = (flag: boolean | undefined): 0 | 1 => (flag ? 1 : 0)

/** `self-exclusion` → `SELF_EXCLUSION`. */
export const upper = (word: string): string =>
  word
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase()
