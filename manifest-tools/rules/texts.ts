import { onlySuggestion, suggest } from '../check/suggest.ts'
import { translationKeys } from './lists.ts'
import { hasLanguage, missingIn, parseKey } from './product-texts.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

const keysHaveTexts: Rule = (manifest, context) => {
  const languages = manifest.languages.filter((language) => hasLanguage(context, language))
  const missingFor = missingIn(manifest, context, languages)
  return translationKeys(manifest).flatMap(({ pointer, value }): RuleFinding[] => {
    const missing = missingFor(value)
    if (missing.length === 0) return []
    const { namespace, key } = parseKey(value)
    const where =
      missing.length === languages.length && missing.length > 1 ? 'any language of the brand' : missing.join(', ')
    const known = [...(context.texts(missing[0]!, namespace)?.keys() ?? [])]
    const [near, certain] = [suggest(key, known), onlySuggestion(key, known)]
    const inNamespace = (other: string) => value.slice(0, value.length - key.length) + other
    return [
      {
        code: 'texts/missing-key',
        pointer,
        message: `"${value}" has no text in ${where}: add one under "texts", or use another key.`,
        ...(near === undefined ? {} : { suggestion: inNamespace(near) }),
        ...(certain === undefined ? {} : { fix: { pointer, value: inNamespace(certain) } }),
        effect: `players see the key "${value}"`,
      },
    ]
  })
}

const languagesHaveTexts: Rule = (manifest, context) =>
  manifest.languages.flatMap((language, index): RuleFinding[] => {
    if (hasLanguage(context, language)) return []
    const message = `There are no texts in "${language}": public/locales/${language} does not exist.`
    return [
      {
        code: 'languages/no-texts',
        pointer: `/languages/${index}`,
        message,
        effect: 'players see keys instead of texts in this language',
      },
    ]
  })

/** Rules about translation keys in settings. */
export const texts: Rule[] = [keysHaveTexts, languagesHaveTexts]
