import type { Manifest } from '#manifest'
import type { Context } from '../check/rule.ts'
import { ownTexts, parseKey, plural, productText } from '../rules/product-texts.ts'
import { terms } from './glossary.ts'
import type { Review, ReviewedText } from './review.ts'

/** A text that moves money, beside the English text that it translates. */
export interface MoneyText extends ReviewedText {
  /** The brands that have it as a text of their own; none for a text of the product. */
  brands: string[]
}

/** A text that nobody has reviewed as it is; `earlier` is the last review of its key, which was of other words. */
export interface UnreviewedText extends MoneyText {
  earlier?: Pick<Review, 'by' | 'on'>
}

/** The language that the others are translated from. */
const source = 'en'

const marked = new Set(terms.flatMap(({ money = [] }) => money))
const namespaces = [...new Set([...marked].map((key) => parseKey(key).namespace))]

/** Whether the glossary marks a key such as `payment:pending.yes` as one that moves money. */
export const movesMoney = (key: string): boolean => marked.has(key.replace(plural, ''))

/** Returns the product’s translations that move money; English is not a translation. */
export function productMoneyTexts(language: string, context: Pick<Context, 'texts'>): MoneyText[] {
  if (language === source) return []
  return namespaces.flatMap((namespace) =>
    [...(context.texts(language, namespace) ?? [])].flatMap(([key, text]) => {
      const english = productText(context, source, namespace, key)
      if (english === undefined || !movesMoney(`${namespace}:${key}`)) return []
      return [{ key: `${namespace}:${key}`, english, text, brands: [] }]
    }),
  )
}

/** Returns a brand’s own texts that move money, those in English too: nobody has read them beside the product’s. */
export const ownMoneyTexts = (manifest: Manifest, language: string, context: Pick<Context, 'texts'>): MoneyText[] =>
  namespaces.flatMap((namespace) =>
    Object.entries(ownTexts(manifest, language, namespace)).flatMap(([key, text]) => {
      if (!movesMoney(`${namespace}:${key}`)) return []
      const own = language === source ? undefined : ownTexts(manifest, source, namespace)[key]
      const english = own ?? productText(context, source, namespace, key) ?? ''
      return [{ key: `${namespace}:${key}`, english, text, brands: [manifest.id] }]
    }),
  )

/** Returns the texts that move money as a brand’s players see them: its own, and the product’s others. */
export function moneyTextsOf(manifest: Manifest, language: string, context: Pick<Context, 'texts'>): MoneyText[] {
  const own = ownMoneyTexts(manifest, language, context)
  const replaced = new Set(own.map(({ key }) => key))
  return [...productMoneyTexts(language, context).filter(({ key }) => !replaced.has(key)), ...own]
}

/** Returns the texts that no review confirms: any change of a text, or of its English, ends a review. */
export function unreviewed(texts: readonly MoneyText[], reviews: readonly Review[]): UnreviewedText[] {
  const reviewed = new Set<string>()
  const lastOfKey = new Map<string, Pick<Review, 'by' | 'on'>>()
  for (const { by, on, texts: confirmed } of reviews)
    for (const text of confirmed) {
      reviewed.add(identity(text))
      lastOfKey.set(text.key, { by, on })
    }
  return distinct(texts).flatMap((text) => {
    if (reviewed.has(identity(text))) return []
    const earlier = lastOfKey.get(text.key)
    return [earlier ? { ...text, earlier } : text]
  })
}

const identity = ({ key, english, text }: ReviewedText) => JSON.stringify([key, english, text])

/** Returns each text once, with all of its brands. */
function distinct(texts: readonly MoneyText[]): MoneyText[] {
  const found = new Map<string, MoneyText>()
  for (const text of texts) {
    const same = found.get(identity(text))
    found.set(identity(text), same ? { ...same, brands: [...same.brands, ...text.brands] } : text)
  }
  return [...found.values()]
}
