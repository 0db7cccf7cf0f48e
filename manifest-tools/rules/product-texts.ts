import type { Manifest } from '#manifest'
import type { Context } from '../check/rule.ts'

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
export function productText(
  { texts }: Pick<Context, 'texts'>,
  language: string,
  namespace: string,
  key: string,
): string | undefined {
  const known = texts(language, namespace)
  return known?.get(key) ?? known?.get(`${key}_other`) ?? known?.get(key.replace(plural, '_other'))
}

const known = new WeakMap<Context, Map<string, Map<string, string[]>>>()

/** Returns the map of what `missingIn` has found for brands with these languages. */
function foundFor(context: Context, languages: readonly string[]): Map<string, string[]> {
  const all = known.get(context) ?? new Map<string, Map<string, string[]>>()
  const found = all.get(languages.join()) ?? new Map<string, string[]>()
  known.set(context, all.set(languages.join(), found))
  return found
}

/**
 * Returns a function that returns the languages in which a translation key has no text, neither from the product nor
 * from the brand.
 */
export function missingIn(manifest: Manifest, context: Context, languages: readonly string[]) {
  // Brands use mostly the same keys.
  const found = foundFor(context, languages)
  return (text: string): string[] => {
    const before = found.get(text)
    if (before?.length === 0) return before
    const { namespace, key } = parseKey(text)
    const lack = (language: string) => productText(context, language, namespace, key) === undefined
    const missing = before ?? languages.filter(lack)
    found.set(text, missing)
    return missing.filter((language) => {
      const own = ownTexts(manifest, language, namespace)
      return !(key in own || `${key}_other` in own)
    })
  }
}

/** Returns the brand’s own texts of a language and namespace by key. */
export const ownTexts = ({ texts = {} }: Manifest, language: string, namespace: string): Record<string, string> =>
  (texts as Record<string, Record<string, Record<string, string>>>)[language]?.[namespace] ?? {}

/** Whether the product has texts in a language. */
export const hasLanguage = ({ texts }: Context, language: string) => texts(language, defaultNamespace) !== undefined
