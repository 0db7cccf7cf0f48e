import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import { translationKeys } from '../../../manifest-tools/rules/lists.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import type { ProductTexts } from '../../shared/calls.ts'
import { textOf } from './text-of.ts'

/** What the keys of texts that are typed where a key is wanted begin with. */
const prefix = 'own.'

/** How much of a text its key is made of. */
const mostCharacters = 30

/** What a key looks like that somebody types: it has a dot or a namespace. */
const keyForm = /^([a-z-]+:)?[a-zA-Z0-9_]+(\.[a-zA-Z0-9_]+)*$/

/** Whether what is typed is words, and not a key that there is or that could be one. */
export function isWords(typed: string, isKey: (name: string) => boolean): boolean {
  const text = typed.trim()
  return text !== '' && !isKey(text) && !(keyForm.test(text) && /[.:]/.test(text))
}

/** Whether what is typed cannot become a key any more. */
export const isSentence = (typed: string) => /[^a-zA-Z0-9_.:-]/.test(typed.trim())

/** Returns a key for words that no text of the brand or the product has, such as `own.summer_sale`. */
export function keyForWords(
  words: string,
  manifest: object,
  product: ProductTexts,
  languages: readonly string[],
): string {
  const stem =
    words
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .slice(0, mostCharacters)
      .replace(/^_+|_+$/g, '') || 'text'
  for (let number = 1; ; number++) {
    const key = `${prefix}${stem}${number === 1 ? '' : `_${number}`}`
    if (languages.every((language) => textOf(manifest, product, key, language) === undefined)) return key
  }
}

/** Returns where else a key is used than at a pointer. */
export const otherUsesOf = (manifest: object, key: string, pointer: string): string[] =>
  // A manifest that is not right yet has no lists to look through.
  usesOf(manifest, key).filter((each) => each !== pointer)

function usesOf(manifest: object, key: string): string[] {
  try {
    return translationKeys(manifest as Manifest)
      .filter(({ value }) => value === key)
      .map(({ pointer }) => pointer)
  } catch {
    return []
  }
}

/** Whether a key has texts of the brand alone and is used at this pointer alone, so that its words can become others. */
export const isOwnKey = (manifest: object, product: ProductTexts, key: string, pointer: string) =>
  Object.keys(product).every((language) => textOf({}, product, key, language) === undefined) &&
  languagesIn(manifest).some((language) => textOf(manifest, {}, key, language) !== undefined) &&
  otherUsesOf(manifest, key, pointer).length === 0

const languagesIn = (manifest: object) => Object.keys((valueAt(manifest, '/texts') ?? {}) as object)
