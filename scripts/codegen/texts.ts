import { entries, readJson } from './files.ts'

/** Reads the product’s texts of a language: namespace → dotted key → text. */
export function productTexts(language: string): Record<string, Record<string, string>> {
  const folder = `public/locales/${language}`
  const files = entries(folder, (name) => name.endsWith('.json'))
  return Object.fromEntries(files.map((file) => [file.replace('.json', ''), flat(readJson(`${folder}/${file}`))]))
}

function flat(texts: object, prefix = ''): Record<string, string> {
  const pairs = Object.entries(texts).map(([key, text]: [string, string | object]) =>
    typeof text === 'string' ? { [prefix + key]: text } : flat(text, `${prefix}${key}.`),
  )
  return Object.assign({}, ...pairs)
}
