import type { Manifest } from '#manifest'
import type { PictureSize } from './picture-size.ts'
import type { Packs } from '../licences/pack.ts'
import type { Review } from '../texts/review.ts'
import type { Finding, Severity, Words } from './diagnostic.ts'

/** What rules need to know besides the manifest. */
export interface Context {
  /** The rules, and the codes of all their findings. */
  rules: RuleSet
  /** File sizes under public/ in bytes, by address. Absent if unknown. */
  files?: ReadonlyMap<string, number>
  /** Returns the size of a picture under public/; undefined if it cannot be read. */
  pictureSize?(address: string): PictureSize | undefined
  /** Returns a text file under public/ by its address; undefined if it cannot be read. Absent if files are unknown. */
  readFile?: (address: string) => string | undefined
  /** The product’s texts of a language and namespace by dotted key; undefined if there are none. */
  texts(language: string, namespace: string): ReadonlyMap<string, string> | undefined
  /** The reviews of a language’s texts that move money. Absent if unknown. */
  reviews?(language: string): readonly Review[]
  /** The ids of the brands that claim a host. */
  brandsAt(host: string): readonly string[]
  /** The ids of the brands with a name or a project. */
  brandsCalled(key: 'name' | 'project', value: string): readonly string[]
  /** The ids of the brands whose sportsbook has a setting. */
  brandsBetting(key: string, value: string): readonly string[]
  /** The ids that the platform has, as far as known, by what they name: `categories`. */
  ids: Readonly<Record<string, readonly string[]>>
  /** ISO 4217 currency codes. */
  currencies: readonly string[]
  /** The packs of licences, if not those of the product. */
  packs?: Packs
  /** Milliseconds since 1970. */
  now: number
  /** Whether a code is an ISO 3166-1 country. */
  isCountry(code: string): boolean
}

/** What a code of the diagnostics says. */
export interface CodeEntry {
  severity: Severity
  /** A sentence that explains the code in lists, scanners and the manual. */
  meaning: string
}

/** Codes of the diagnostics, `section/what`. */
export type Codes = Record<string, CodeEntry>

export const error = (meaning: string): CodeEntry => ({ severity: 'error', meaning })
export const warning = (meaning: string): CodeEntry => ({ severity: 'warning', meaning })
export const note = (meaning: string): CodeEntry => ({ severity: 'note', meaning })

/** A finding of a rule, always with its effect; the severity comes from its code. */
export type RuleFinding = Words & { pointer: string; effect: string }

/** A check that the schema cannot express, for manifests that pass the schema. */
export type Rule = (manifest: Manifest, context: Context) => RuleFinding[]

/** Rules of one subject: of a domain, or of all. */
export interface RuleSet {
  codes: Codes
  rules: readonly Rule[]
}

/** Runs all rules on a manifest that passes the schema. */
export const ruleFindings = (manifest: Manifest, context: Context): Finding[] =>
  context.rules.rules.flatMap((rule) =>
    rule(manifest, context).map((finding) => ({
      part: 'value',
      severity: context.rules.codes[finding.code]!.severity,
      ...finding,
    })),
  )
