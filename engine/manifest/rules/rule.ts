import type { Manifest } from '#manifest'
import type { Words } from '../diagnostic.ts'

/** What rules need to know besides the manifest. */
export interface Context {
  /** File sizes under public/ in bytes, by address. Absent if unknown. */
  files?: ReadonlyMap<string, number>
  /** The product’s texts of a language and namespace by dotted key; undefined if there are none. */
  texts(language: string, namespace: string): ReadonlyMap<string, string> | undefined
  /** The ids of the brands that claim a host. */
  brandsAt(host: string): readonly string[]
  /** Whether a widget is implemented. Some have only a schema. */
  isBuilt(slot: 'overlays' | 'sports', name: string): boolean
  /** ISO 4217 currency codes. */
  currencies: readonly string[]
  /** Milliseconds since 1970. */
  now: number
  /** Whether a code is an ISO 3166-1 country. */
  isCountry(code: string): boolean
}

/** A finding of a rule, always with its effect; the severity comes from the catalogue. */
export type RuleFinding = Words & { pointer: string; effect: string }

/** A check that the schema cannot express, for manifests that pass the schema. */
export type Rule = (manifest: Manifest, context: Context) => RuleFinding[]
