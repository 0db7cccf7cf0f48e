import type { Manifest } from '#manifest'
import type { Words } from '../diagnostic.ts'

/** What rules must know of the world outside the manifest. */
export interface Context {
  /** The bytes of each file under public/, by its address. Absent where nobody can say. */
  files?: ReadonlyMap<string, number>
  /** The product’s texts of a language and namespace, by their dotted keys; undefined where there are none. */
  texts(language: string, namespace: string): ReadonlyMap<string, string> | undefined
  /** The ids of the brands that name a host. */
  brandsAt(host: string): readonly string[]
  /** Whether the code of a widget is there, not its settings alone. */
  isBuilt(slot: 'overlays' | 'sports', name: string): boolean
  /** The currencies of ISO 4217. */
  currencies: readonly string[]
  /** Milliseconds since 1970. */
  now: number
  /** Whether two capital letters are a country’s code. */
  isCountry(code: string): boolean
}

/** What a rule finds: its severity stands in the catalogue, and it says what it means for players. */
export type RuleFinding = Words & { pointer: string; effect: string }

/** One thing that the schema cannot say, asked of a manifest that passes it. */
export type Rule = (manifest: Manifest, context: Context) => RuleFinding[]
