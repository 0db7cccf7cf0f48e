import { join } from 'node:path'
import { languagesIn, namespacesIn, textsIn } from '../../scripts/brand/language/locales.ts'
import type { ProductTexts } from '../shared/calls.ts'

const folder = join(import.meta.dirname, '../../public/locales')

/** Returns the product’s texts in every language. */
export function productTexts(): ProductTexts {
  const namespaces = namespacesIn(folder)
  const of = (language: string) =>
    Object.fromEntries(namespaces.map((name) => [name, Object.fromEntries(textsIn(folder, language, name))]))
  return Object.fromEntries(languagesIn(folder).map((language) => [language, of(language)]))
}
