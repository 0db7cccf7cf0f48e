import { onlySuggestion, suggest } from '../suggest.ts'
import { translationKeys } from './lists.ts'
import { hasLanguage, hasText, parseKey } from './product-texts.ts'
import type { Rule, RuleFinding } from './rule.ts'

const keysHaveTexts: Rule = (manifest, context) => {
  const languages = manifest.languages.filter((language) => hasLanguage(context, language))
  const lacking = new Map<string, string[]>()
  return translationKeys(manifest).flatMap(({ pointer, value }): RuleFinding[] => {
    const { namespace, key } = parseKey(value)
    const missing =
      lacking.get(value) ?? languages.filter((language) => !hasText(manifest, context, language, namespace, key))
    lacking.set(value, missing)
    if (missing.length === 0) return []
    const where =
      missing.length === languages.length && missing.length > 1 ? 'any language of the brand' : missing.join(', ')
    const known = [...(context.texts(missing[0]!, namespace)?.keys() ?? [])]
    const [near, certain] = [suggest(key, known), onlySuggestion(key, known)]
    const inNamespace = (other: string) => value.slice(0, value.length - key.length) + other
    return [
      {
        code: 'texts/missing-key',
        pointer,
        message: `"${value}" has no text in ${where}: write one under "texts", or use a key that has.`,
        ...(near === undefined ? {} : { suggestion: inNamespace(near) }),
        ...(certain === undefined ? {} : { fix: { pointer, value: inNamespace(certain) } }),
        effect: `players read "${value}" itself`,
      },
    ]
  })
}

const languagesHaveTexts: Rule = (manifest, context) =>
  manifest.languages.flatMap((language, index): RuleFinding[] => {
    if (hasLanguage(context, language)) return []
    const message = `There are no texts in "${language}": public/locales/${language} is missing.`
    return [
      {
        code: 'languages/no-texts',
        pointer: `/languages/${index}`,
        message,
        effect: 'who chooses this language reads keys in place of texts',
      },
    ]
  })

/** The texts that settings name by translation keys. */
export const texts: Rule[] = [keysHaveTexts, languagesHaveTexts]
