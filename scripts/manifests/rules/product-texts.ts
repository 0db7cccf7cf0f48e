import type { Manifest } from '#manifest'
import type { Context } from '#engine/manifest/rule.ts'

/** The suffixes of plural keys. */
export const plural = /_(zero|one|two|few|many|other)$/
const defaultNamespace = 'common'

/** Splits a translation key into namespace and key. */
export function parseKey(text: string): { namespace: string; key: string } {
  const colon = text.indexOf(':')
  return colon < 0
    ? { namespace: defaultNamespace, key: text }
    : { namespace: text.slice(0, colon), key: text.slice(colon + 1) }
}

/** Returns the product’s text of a key; of a plural, the form “other”. */
export function productText({ texts }: Context, language: string, namespace: string, key: string): string | undefined {
  const known = texts(language, namespace)
  return known?.get(key) ?? known?.get(`${key}_other`) ?? known?.get(key.replace(plural, '_other'))
}

/** Whether a key has a text in a language, from the product or from the brand. */
export function hasText(
  manifest: Manifest,
  context: Context,
  language: string,
  namespace: string,
  key: string,
): boolean {
  if (productText(context, language, namespace, key) !== undefined) return true
  const own = ownTexts(manifest, language, namespace)
  return key in own || `${key}_other` in own
}

/** Returns the brand’s own texts of a language and namespace by key. */
export const ownTexts = ({ texts = {} }: Manifest, language: string, namespace: string): Record<string, string> =>
  (texts as Record<string, Record<string, Record<string, string>>>)[language]?.[namespace] ?? {}

/** Whether the product has texts in a language. */
export const hasLanguage = ({ texts }: Context, language: string) => texts(language, defaultNamespace) !== undefined
