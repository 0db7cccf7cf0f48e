import { readFileSync } from 'node:fs'
import { follow, manifestSchema, type Schema } from './schema.ts'

type Json = Record<string, unknown>

/** A source of numbers from 0 to 1, reproducible by seed (mulberry32). */
export function randomSource(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Texts that match the patterns of the schema. */
const samples: Record<string, string[]> = {
  '^#[0-9a-f]{6}$': ['#808080'],
  '^/[\\w./-]+\\.(png|jpg)$': ['/brands/totofa/share.jpg'],
  '^/[\\w./-]+\\.(svg|webp|avif|jpg)$': ['/brands/totofa/art/live.svg', '/brands/totofa/share.jpg'],
  '^https?://': ['https://vendor.example/sdk.js'],
  '^(https?:/)?/[^/]': ['https://vendor.example/reports', '/reports'],
  '^[A-Z]{2}$': ['TN', 'MA', 'SN'],
  '^\\+[1-9][0-9]{0,3}$': ['+212', '+216'],
  '^[0-9]{4,}$': ['12345678'],
  '^(G|GT|AW|DC)-[A-Z0-9]{4,}$': ['G-TEST123'],
  '^(https?|wss?)://[a-z0-9.-]+(:[0-9]+)?$': ['https://vendor.example', 'wss://live.vendor.example'],
  '^(https?|wss?)://(\\*\\.[a-z0-9-]+\\.)?[a-z0-9.-]+(:[0-9]+)?$': [
    'https://vendor.example',
    'https://*.vendor.example',
  ],
  '^GTM-[A-Z0-9]{4,}$': ['GTM-TEST123'],
  '^[a-z]{2,3}-[A-Za-z]{2,8}(-[A-Za-z]{2,8})?$': ['de-DE', 'sr-Latn-RS'],
  '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$': ['EUR', 'USDT'],
  '^[A-Za-z][A-Za-z0-9_]{4,31}$': ['sample_bot'],
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': ['support@brand.example'],
  '^\\d{4}-\\d{2}-\\d{2}$': ['2026-11-26'],
  '^(mailto:|tel:|https?://)[^\\s]+$': ['mailto:support@brand.example'],
  '^[a-z-]+$': ['terms', 'privacy', 'about'],
  // A service that does not answer: each picture is loaded as the platform names it.
  '^(https:/)?/(?=\\S*\\{width\\})(?=\\S*\\{(url|plainUrl|path)\\})[^\\s/]\\S*$': [
    '/no-service/{width}/{format}/{path}',
  ],
}

const textKeys = (value: unknown, at = ''): string[] =>
  typeof value === 'string'
    ? [at]
    : Object.entries(value as Json).flatMap(([key, part]) => textKeys(part, at ? `${at}.${key}` : key))

const keys = textKeys(JSON.parse(readFileSync('public/locales/en/common.json', 'utf8'))).filter(
  (key) => !/_(one|other)$|-/.test(key),
)

/** The names that properties can have beside those that a schema lists, where they are known. */
const namesFrom = (propertyNames: Schema = {}) => (follow(propertyNames).enum ?? []) as string[]

/** Generates values from schemas; overrides by definition name supply what the schema alone cannot express. */
export class Generator {
  private readonly random: () => number
  private readonly overrides: Record<string, () => unknown>

  constructor(random: () => number, overrides: Record<string, () => unknown> = {}) {
    this.random = random
    this.overrides = { TranslationKey: () => this.pick(keys), ...overrides }
  }

  chance(likelihood: number) {
    return this.random() < likelihood
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)]!
  }

  /** Some of the values, shuffled. */
  some<T>(values: readonly T[], least = 1): T[] {
    const shuffled = [...values].map((value) => [this.random(), value] as const).sort(([a], [b]) => a - b)
    return shuffled.slice(0, least + Math.floor(this.random() * (values.length - least + 1))).map(([, value]) => value)
  }

  definition(name: string): unknown {
    return this.overrides[name]?.() ?? this.value(manifestSchema.$defs[name]!)
  }

  value(schema: Schema): unknown {
    if (schema.$ref?.match(/^#\/\$defs\/\w+$/)) return this.definition(schema.$ref.slice('#/$defs/'.length))
    if (schema.$ref) return this.value(follow(schema))
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return this.pick(schema.enum)
    if (schema.if) return this.value((this.chance(0.5) ? schema.then : schema.else)!)
    if (schema.oneOf) return this.value(this.pick(schema.oneOf))
    if (schema.type === 'object') return this.object(schema)
    if (schema.type === 'array') return this.list(schema)
    if (schema.type === 'boolean') return this.chance(0.5)
    if (schema.type === 'integer' || schema.type === 'number') return this.number(schema)
    if (schema.pattern) return this.pick(samples[schema.pattern] ?? this.plainText(schema.pattern))
    return 'sample'
  }

  private object({ properties = {}, required = [], propertyNames, additionalProperties }: Schema): Json {
    const chosen = Object.entries(properties).filter(
      ([key]) => key !== 'guards' && (required.includes(key) || this.chance(0.5)),
    )
    const names = typeof additionalProperties === 'object' ? this.some(namesFrom(propertyNames), 0) : []
    const others = names.map((name) => [name, additionalProperties as Schema] as const)
    return Object.fromEntries([...chosen, ...others].map(([key, part]) => [key, this.value(part)]))
  }

  private list({ items = {}, minItems = 0, uniqueItems }: Schema): unknown[] {
    const values = Array.from({ length: Math.max(minItems, Math.floor(this.random() * 3)) }, () => this.value(items))
    return uniqueItems ? [...new Set(values)] : values
  }

  private number({ minimum = 0, maximum = 100 }: Schema): number {
    return minimum + Math.floor(this.random() * (maximum - minimum + 1))
  }

  private plainText(pattern: string): string[] {
    if (new RegExp(pattern, 'u').test('sample')) return ['sample']
    throw new Error(`tests/qualities/property/generate.ts has no sample for the pattern ${pattern}`)
  }
}
