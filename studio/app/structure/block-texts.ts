import { definitions, type Schema } from '../../../manifest-tools/explain/schema.ts'
import { widgetTitle } from '../../../manifest-tools/explain/titles.ts'
import { isObject, valueAt, type JsonObject } from '../../../manifest-tools/json/pointer.ts'
import { initialMember, isTextKey, memberOf, sampleOf } from '../settings/shapes.ts'

/** A block with the words of the texts that it names, by their keys. */
export interface BlockWithTexts {
  block: JsonObject
  texts: Record<string, string>
}

const union = (): Schema => definitions.Block ?? {}

/** Returns a block that shows something: the sample of its kind, or what it needs. Its texts have keys that begin with a prefix. */
export function sampleBlock(use: string, prefix: string): BlockWithTexts {
  const sample = sampleOf(use)
  return sample ? withKeys({ use, ...sample }, prefix, (_schema, words) => String(words)) : newBlock(use, prefix)
}

/**
 * Returns a new block with what it needs. A text that no product’s text is right for has a key of its own, with the words of the
 * sample; where there is none, the block’s name.
 */
export function newBlock(use: string, prefix: string): BlockWithTexts {
  const block = initialMember(union(), use) as JsonObject
  const sample = sampleOf(use)
  return withKeys(block, prefix, ({ examples }, _value, at) => {
    if (examples) return undefined
    const words = valueAt(sample, at)
    return typeof words === 'string' ? words : widgetTitle('Block', use)
  })
}

/** Returns a key that no text of the brand begins with: `blocks.faq_2` for the second block of questions. */
export function freePrefix(use: string, manifest: unknown): string {
  const taken = Object.values((valueAt(manifest, '/texts') ?? {}) as JsonObject).flatMap((texts) =>
    Object.keys((valueAt(texts, '/common') ?? {}) as JsonObject),
  )
  for (let number = 1; ; number++) {
    const prefix = `${own}${use.replaceAll('-', '_')}_${number}`
    if (!taken.some((key) => key.startsWith(`${prefix}.`))) return prefix
  }
}

/** What the keys of a block’s own texts begin with. */
const own = 'blocks.'

/** Returns the keys of the texts that were written for a block. */
export const ownKeysIn = (block: unknown): string[] => [
  ...new Set(JSON.stringify(block ?? null).match(/(?<=")blocks\.[a-z0-9_]+\.[A-Za-z0-9_]+(?=")/g)),
]

/** Returns a copy of a block whose own texts have other keys, and these by those of the block. */
export function copyOf(
  block: JsonObject,
  manifest: unknown,
): { block: JsonObject; keys: [old: string, key: string][] } {
  const prefix = freePrefix(String(block.use), manifest)
  const keys = ownKeysIn(block).map((old): [string, string] => [
    old,
    `${prefix}.${old.slice(old.lastIndexOf('.') + 1)}`,
  ])
  const text = keys.reduce((all, [old, key]) => all.replaceAll(`"${old}"`, `"${key}"`), JSON.stringify(block))
  return { block: JSON.parse(text) as JsonObject, keys }
}

/** Returns a block with a key wherever `wordsFor` has words for a text. */
function withKeys(
  block: JsonObject,
  prefix: string,
  wordsFor: (schema: Schema, value: unknown, at: string) => string | undefined,
): BlockWithTexts {
  const texts: Record<string, string> = {}
  function walk(reference: Schema, value: unknown, path: readonly (string | number)[]): unknown {
    const schema = memberOf(reference, value)
    if (isTextKey(schema)) {
      const words = wordsFor(schema, value, path.map((each) => `/${each}`).join(''))
      if (words === undefined) return value
      const key = `${prefix}.${path.map((each) => (typeof each === 'number' ? each + 1 : each)).join('_')}`
      texts[key] = words
      return key
    }
    if (Array.isArray(value)) return value.map((each, index) => walk(schema.items ?? {}, each, [...path, index]))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, walk(schema.properties?.[name] ?? {}, each, [...path, name])]),
    )
  }
  return { block: walk(union(), block, []) as JsonObject, texts }
}
