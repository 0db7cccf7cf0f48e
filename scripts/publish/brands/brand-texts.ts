import type { Language, Manifest } from '#manifest'
import { withDigits } from '#engine/i18n/text-digits.ts'
import { hasOwn, isObject, type JsonObject } from '#manifest-tools/json/pointer.ts'

/** Texts by namespace. */
export type Texts = Record<string, JsonObject>

/**
 * Returns the texts of a language: the product’s, and in their place the brand’s own, whose keys are dotted paths. The product’s texts
 * are shared by all brands and are not changed.
 */
export function brandTexts({ texts: own = {}, i18n }: Manifest, language: Language, product: Texts): Texts {
  const changed = Object.entries(own[language] ?? {})
  const written = withDigits(product, i18n.digits?.[language])
  return {
    ...written,
    ...Object.fromEntries(changed.map(([name, texts]) => [name, withOwn(written[name] ?? {}, texts)])),
  }
}

function withOwn(product: JsonObject, own: Record<string, string>): JsonObject {
  const texts = structuredClone(product)
  for (const [key, text] of Object.entries(own)) put(texts, key.split('.'), text)
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

/** Returns the text of a key, such as `page.GAMES` or `user:about.GAMES`; the key itself if there is none. */
export function textAt(texts: Texts, key: string): string {
  const [namespace, path] = key.includes(':') ? key.split(':', 2) : ['common', key]
  const text = path!
    .split('.')
    .reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), texts[namespace!])
  return typeof text === 'string' ? text : key
}
