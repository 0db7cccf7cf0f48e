import type { Manifest } from '#manifest'
import type { Context } from './rule.ts'

/** How the keys of a plural’s forms end. */
export const plural = /_(zero|one|two|few|many|other)$/
const defaultNamespace = 'common'

/** The namespace and the key that a translation key names. */
export function parseKey(text: string): { namespace: string; key: string } {
  const colon = text.indexOf(':')
  return colon < 0
    ? { namespace: defaultNamespace, key: text }
    : { namespace: text.slice(0, colon), key: text.slice(colon + 1) }
}

/** The product’s text that a key stands for; of a plural, its form for “other”. */
export function productText({ texts }: Context, language: string, namespace: string, key: string): string | undefined {
  const known = texts(language, namespace)
  return known?.get(key) ?? known?.get(`${key}_other`) ?? known?.get(key.replace(plural, '_other'))
}

/** Whether a key has a text in a language, the product’s or the brand’s own. */
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

/** The brand’s own texts of a language and namespace, by their keys. */
export const ownTexts = ({ texts = {} }: Manifest, language: string, namespace: string): Record<string, string> =>
  (texts as Record<string, Record<string, Record<string, string>>>)[language]?.[namespace] ?? {}

/** The languages whose texts the product has. */
export const hasLanguage = ({ texts }: Context, language: string) => texts(language, defaultNamespace) !== undefined
