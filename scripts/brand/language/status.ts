import type { Manifest } from '#manifest'
import { ownMoneyTexts, productMoneyTexts, unreviewed } from '#manifest-tools/texts/money-texts.ts'
import type { MoneyText, UnreviewedText } from '#manifest-tools/texts/money-texts.ts'
import type { Review } from '#manifest-tools/texts/review.ts'
import { languageName, namespacesIn, neededTexts, source, textsIn } from './locales.ts'

/** What a language has of a namespace: keys by what is to do. */
interface NamespaceStatus {
  namespace: string
  texts: number
  missing: string[]
  /** Keys whose text is the source language’s: not translated yet, or spelled alike. */
  alike: string[]
  /** Keys that the source language does not have. */
  unknown: string[]
}

/**
 * What a brand lacks in a language: own texts that it has in another language, where the product has none either, and
 * its search metadata.
 */
interface BrandStatus {
  brand: string
  missing: string[]
}

/** The state of a language. */
export interface LanguageStatus {
  language: string
  name: string
  namespaces: NamespaceStatus[]
  brands: BrandStatus[]
  /** The texts that move money and have no review as they are. */
  unreviewed: UnreviewedText[]
}

/** Returns the state of a language of the product, and of the brands that have it. */
export function statusOf(
  folder: string,
  language: string,
  all: readonly Manifest[],
  reviews: readonly Review[],
): LanguageStatus {
  const brands = all.filter(({ languages }) => (languages as readonly string[]).includes(language))
  return {
    language,
    name: languageName(language) ?? language,
    namespaces: namespacesIn(folder).map((namespace) => namespaceStatus(folder, language, namespace)),
    brands: brands.map((manifest) => ({ brand: manifest.id, missing: missingOf(manifest, language, folder) })),
    unreviewed: unreviewed(moneyTexts(folder, language, brands), reviews),
  }
}

/** Returns the texts of a language that move money: the product’s, and those that its brands have of their own. */
function moneyTexts(folder: string, language: string, brands: readonly Manifest[]): MoneyText[] {
  const context = { texts: (of: string, namespace: string) => textsIn(folder, of, namespace) }
  return [
    ...productMoneyTexts(language, context),
    ...brands.flatMap((manifest) => ownMoneyTexts(manifest, language, context)),
  ]
}

function namespaceStatus(folder: string, language: string, namespace: string): NamespaceStatus {
  const needed = neededTexts(folder, language, namespace)
  const texts = textsIn(folder, language, namespace)
  const keys = [...needed.keys()]
  return {
    namespace,
    texts: texts.size,
    missing: keys.filter((key) => !texts.has(key)),
    alike: language === source ? [] : keys.filter((key) => texts.get(key) === needed.get(key)),
    unknown: [...texts.keys()].filter((key) => !needed.has(key)),
  }
}

const counted = /_(zero|one|two|few|many|other)$/

/** Returns the keys of its own that a brand has no text of in a language, plural forms as one. */
function missingOf({ texts = {}, seo, languages }: Manifest, language: string, folder: string): string[] {
  const keysIn = (spoken: string) =>
    Object.entries((texts as Record<string, Record<string, object>>)[spoken] ?? {}).flatMap(([namespace, own]) =>
      Object.keys(own).map((key) => `${namespace}:${key.replace(counted, '')}`),
    )
  const products = namespacesIn(folder).flatMap((namespace) =>
    [...neededTexts(folder, language, namespace).keys()].map((key) => `${namespace}:${key.replace(counted, '')}`),
  )
  const known = new Set([...keysIn(language), ...products])
  const own = (seo?.languages as Record<string, object> | undefined) ?? {}
  const described = new Set(
    Object.values(own)
      .flatMap((each) => Object.keys(each))
      .filter((key) => key !== 'image'),
  )
  const undescribed = [...described].filter((key) => language !== languages[0] && !(key in (own[language] ?? {})))
  return [
    ...[...new Set(Object.keys(texts).flatMap(keysIn))].filter((key) => !known.has(key)),
    ...undescribed.map((key) => `seo.${key}`),
  ]
}

/** Whether players would see the source language, keys or the product’s words. */
export const isIncomplete = ({ namespaces, brands }: LanguageStatus) =>
  [...namespaces, ...brands].some(({ missing }) => missing.length > 0)
