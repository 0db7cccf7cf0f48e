import { child } from '../../../manifest-tools/json/pointer.ts'
import type { ProductTexts } from '../../shared/calls.ts'

/** A text in every language: one row of the table. Each plural form is a text of its own. */
export interface TextRow {
  /** As settings name it: `namespace:key`. */
  id: string
  namespace: string
  key: string
  /** The plural form, such as `few`; empty for a text without forms. */
  form: string
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const suffix = /_(zero|one|two|few|many|other)$/
const categories = new Map<string, ReadonlySet<string>>()

/** Returns the plural forms of a language. */
function formsOf(language: string): ReadonlySet<string> {
  const known = categories.get(language) ?? new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories)
  categories.set(language, known)
  return known
}

/** Whether a language needs a text: it has other plural forms than others have. */
export const isNeeded = ({ form }: TextRow, language: string) => form === '' || formsOf(language).has(form)

/** Returns the setting that replaces a text in a language. */
export const pointerOf = ({ namespace, key }: Pick<TextRow, 'namespace' | 'key'>, language: string) =>
  child(child(child('/texts', language), namespace), key)

/** Splits the name that a setting has for a text. */
export function splitId(id: string): { namespace: string; key: string } {
  const colon = id.indexOf(':')
  return colon < 0 ? { namespace: 'common', key: id } : { namespace: id.slice(0, colon), key: id.slice(colon + 1) }
}

/**
 * Returns every text of a brand: those of the product, its own, and those that its settings name, with all plural forms that one
 * of the languages has. The product’s order is kept.
 */
export function rowsOf(
  product: ProductTexts,
  own: ProductTexts,
  named: readonly string[],
  languages: readonly string[],
): TextRow[] {
  const keys = new Map<string, Set<string>>()
  const add = (namespace: string, key: string) =>
    keys.set(namespace, (keys.get(namespace) ?? new Set<string>()).add(key))
  for (const texts of [product.en ?? {}, ...languages.map((each) => product[each] ?? {}), ...Object.values(own)])
    for (const [namespace, all] of Object.entries(texts)) for (const key of Object.keys(all)) add(namespace, key)
  for (const id of named) {
    const { namespace, key } = splitId(id)
    if (!keys.get(namespace)?.has(`${key}_other`)) add(namespace, key)
  }
  return [...keys].flatMap(([namespace, all]) =>
    [...groupsOf(all)].flatMap((key) => withForms(namespace, key, all, languages)),
  )
}

/** Returns keys without their plural forms. */
function groupsOf(keys: ReadonlySet<string>): Set<string> {
  return new Set([...keys].map((key) => (isPlural(key, keys) ? key.replace(suffix, '') : key)))
}

const isPlural = (key: string, keys: ReadonlySet<string>) => suffix.test(key) && keys.has(key.replace(suffix, '_other'))

function withForms(namespace: string, key: string, keys: ReadonlySet<string>, languages: readonly string[]): TextRow[] {
  const row = (each: string, form: string): TextRow => ({ id: `${namespace}:${each}`, namespace, key: each, form })
  if (!keys.has(`${key}_other`)) return [row(key, '')]
  const shown = forms.filter(
    (form) =>
      keys.has(`${key}_${form}`) || languages.some((language) => form !== 'zero' && formsOf(language).has(form)),
  )
  return [...(keys.has(key) ? [row(key, '')] : []), ...shown.map((form) => row(`${key}_${form}`, form))]
}
