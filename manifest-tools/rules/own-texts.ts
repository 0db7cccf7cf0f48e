import type { Manifest } from '#manifest'
import { child } from '../json/pointer.ts'
import { onlySuggestion, suggest } from '../check/suggest.ts'
import { usualLabels } from './forms/labels.ts'
import { translationKeys } from './lists.ts'
import { ownTexts as textsOf, parseKey, plural, productText } from './product-texts.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

interface OwnText {
  pointer: string
  language: string
  namespace: string
  key: string
  text: string
}

function all(manifest: Manifest): OwnText[] {
  return Object.entries(manifest.texts ?? {}).flatMap(([language, namespaces]) =>
    Object.keys(namespaces).flatMap((namespace) =>
      Object.entries(textsOf(manifest, language, namespace)).map(([key, text]) => ({
        pointer: child(`/texts/${language}/${namespace}`, key),
        language,
        namespace,
        key,
        text,
      })),
    ),
  )
}

/** A new key is fine if a setting uses it. */
const replaceTexts: Rule = (manifest, context) => {
  if (!manifest.texts) return []
  const named = new Set(
    [...translationKeys(manifest), ...usualLabels(manifest)].map(({ value }) =>
      Object.values(parseKey(value)).join(':'),
    ),
  )
  return all(manifest).flatMap(({ pointer, language, namespace, key }): RuleFinding[] => {
    const isNamed = named.has(`${namespace}:${key}`) || named.has(`${namespace}:${key.replace(plural, '')}`)
    if (isNamed || productText(context, language, namespace, key) !== undefined) return []
    const known = [...(context.texts(language, namespace)?.keys() ?? [])]
    const certain = onlySuggestion(key, known)
    return [
      {
        code: 'texts/unknown-key',
        pointer,
        part: 'key',
        message: `The product has no text "${key}" in ${namespace}, and no setting uses it.`,
        suggestion: suggest(key, known),
        ...(certain ? { fix: { pointer, key: certain } } : {}),
        effect: 'this text never shows',
      },
    ]
  })
}

const interpolations = (text: string) => [
  ...new Set([...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}/g)].map(([, name]) => name!)),
]

/** A text can omit placeholders of the product’s text, but cannot add others. */
const usePlaceholders: Rule = (manifest, context) =>
  all(manifest).flatMap(({ pointer, language, namespace, key, text }): RuleFinding[] => {
    const product = productText(context, language, namespace, key)
    if (product === undefined) return []
    const known = interpolations(product)
    const unknown = interpolations(text).filter((name) => !known.includes(name))
    if (unknown.length === 0) return []
    const suggestions = unknown.map((name) => suggest(name, known))
    const fixedText = unknown.reduce((result, name, index) => result.replaceAll(name, suggestions[index] ?? name), text)
    return [
      {
        code: 'texts/unknown-name',
        pointer,
        message: `Unknown placeholder: ${unknown.map((name) => `{{${name}}}`).join(', ')}.${known.length > 0 ? '' : ' This text has none.'}`,
        ...(known.length > 0 ? { accepted: known.map((name) => `{{${name}}}`) } : {}),
        ...(suggestions.every(Boolean) ? { suggestion: fixedText, fix: { pointer, value: fixedText } } : {}),
        effect: 'players see a gap in the text',
      },
    ]
  })

const markup = /<\/?[a-z][^>]*>/i

/** Texts show as they are written; only some of the product’s own contain markup. */
const arePlain: Rule = (manifest, context) =>
  all(manifest).flatMap(({ pointer, language, namespace, key, text }): RuleFinding[] => {
    const [tag] = markup.exec(text) ?? []
    if (!tag || markup.test(productText(context, language, namespace, key) ?? '')) return []
    const message = `This text contains HTML: ${tag}. Write it without.`
    return [{ code: 'texts/markup', pointer, message, effect: `players see ${tag} in the text` }]
  })

/** A parent may have texts for brands in other languages. */
const areInOwnLanguages: Rule = ({ texts: own = {}, languages }) =>
  Object.keys(own)
    .filter((language) => !languages.some((each) => each === language))
    .map((language) => ({
      code: 'texts/unused-language',
      pointer: `/texts/${language}`,
      part: 'key',
      against: '/languages',
      message: `The brand does not have the language "${language}": add it to "languages", or remove these texts.`,
      accepted: [...languages],
      effect: 'nobody sees these texts',
    }))

/** Rules about the texts that a brand replaces. */
export const ownTexts: Rule[] = [areInOwnLanguages, replaceTexts, usePlaceholders, arePlain]
