import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The language that the others are translated from. */
export const source = 'en'

/** Texts of a namespace as a file has them. */
type Nested = { [key: string]: string | Nested }
/** Texts by dotted key. */
type Texts = Map<string, string>

const plural = /_(zero|one|two|few|many|other)$/
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Returns the English name of a language; undefined if the code is none. */
export const languageName = (code: string): string | undefined =>
  /^[a-z]{2,3}$/.test(code) ? names.of(code) : undefined

/** Returns the languages of a folder such as public/locales. */
export const languagesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => languageName(name) !== undefined)

/** Returns the namespaces, which are the files of the source language. */
export const namespacesIn = (folder: string): string[] =>
  readdirSync(join(folder, source)).map((file) => file.replace(/\.json$/, ''))

const fileOf = (folder: string, language: string, namespace: string) => join(folder, language, `${namespace}.json`)

function nestedTexts(folder: string, language: string, namespace: string): Nested {
  const file = fileOf(folder, language, namespace)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Nested) : {}
}

/** Returns the texts of a language and namespace; none if there is no such file. */
export function textsIn(folder: string, language: string, namespace: string): Texts {
  const texts: Texts = new Map()
  const collect = (nested: Nested, path: string) => {
    for (const [key, value] of Object.entries(nested))
      if (typeof value === 'string') texts.set(path + key, value)
      else collect(value, `${path}${key}.`)
  }
  collect(nestedTexts(folder, language, namespace), '')
  return texts
}

/** Writes the files of a new language with the source language’s texts; returns how many texts. */
export function writeLanguage(folder: string, language: string): number {
  mkdirSync(join(folder, language))
  let count = 0
  for (const namespace of namespacesIn(folder)) {
    const texts = inPlurals(nestedTexts(folder, source, namespace), language)
    writeFileSync(fileOf(folder, language, namespace), `${JSON.stringify(texts, null, 2)}\n`)
    count += textsIn(folder, language, namespace).size
  }
  return count
}

/** Returns texts with a language’s plural forms in place of those of the source language. */
function inPlurals(texts: Nested, language: string): Nested {
  const pairs = Object.entries(texts).flatMap(([key, value]): [string, string | Nested][] => {
    if (typeof value !== 'string') return [[key, inPlurals(value, language)]]
    const other = texts[key.replace(plural, '_other')] as string
    return formsOf(key, new Set(Object.keys(texts)), language).map((form) => [
      form,
      (texts[form] as string) ?? other ?? value,
    ])
  })
  return Object.fromEntries(pairs)
}

/**
 * Returns the keys that a language needs for one of the source language: plurals in its own categories, and in `_zero`
 * if the source language has it.
 */
function formsOf(key: string, keys: ReadonlySet<string>, language: string): string[] {
  const base = key.replace(plural, '')
  if (base === key || !keys.has(`${base}_other`)) return [key]
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const zero = keys.has(`${base}_zero`) ? ['zero' as const] : []
  return [...new Set([...zero, ...pluralCategories])].map((category) => `${base}_${category}`)
}

/** Returns the keys that a language needs, and the source language’s text of each. */
export function neededTexts(folder: string, language: string, namespace: string): Texts {
  const texts = textsIn(folder, source, namespace)
  const keys = new Set(texts.keys())
  const forms = [...keys].flatMap((key) => formsOf(key, keys, language))
  return new Map(forms.map((form) => [form, texts.get(form) ?? texts.get(form.replace(plural, '_other'))!]))
}
