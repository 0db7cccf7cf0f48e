import type { Manifest } from '#manifest'
import { hasOwn, isObject, type JsonObject } from '#engine/manifest/pointer.ts'

/** The namespaces that are painted; pages hold the first. */
export type PaintedTexts = Record<'common' | 'user', JsonObject>

/**
 * Returns a namespace of a brand’s first language: the product’s texts, and in their place the brand’s own, whose keys are dotted
 * paths. The product’s texts are shared by all brands and are not changed.
 */
export function brandTexts(
  { languages: [language], texts: own = {} }: Manifest,
  product: JsonObject,
  namespace: keyof PaintedTexts = 'common',
): JsonObject {
  const changed = Object.entries(own[language]?.[namespace] ?? {})
  if (changed.length === 0) return product
  const texts = structuredClone(product)
  for (const [key, text] of changed) put(texts, key.split('.'), text)
  return texts
}

function put(texts: JsonObject, [name = '', ...rest]: string[], text: string) {
  if (rest.length === 0) texts[name] = text
  else {
    if (!hasOwn(texts, name)) texts[name] = {}
    const inner = texts[name]
    if (isObject(inner)) put(inner, rest, text)
  }
}
