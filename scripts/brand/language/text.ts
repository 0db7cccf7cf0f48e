import { columns, wrap } from '../columns.ts'
import type { LanguageStatus } from './status.ts'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Formats a row per language. */
export const overview = (all: readonly LanguageStatus[]) =>
  columns([
    ['language', '', 'texts', 'missing', 'in English', 'brands'],
    ...all.map(({ language, name, namespaces, brands }) => [
      language,
      name,
      String(sum(namespaces.map(({ texts }) => texts))),
      String(sum([...namespaces, ...brands].map(({ missing }) => missing.length))),
      language === 'en' ? '–' : String(sum(namespaces.map(({ alike }) => alike.length))),
      brands.map(({ brand }) => brand).join(' ') || '–',
    ]),
  ])

/** Formats a language: a row per namespace, then every key that is missing, also of brands. */
export function details({ language, name, namespaces, brands }: LanguageStatus): string {
  const rows = namespaces.map(({ namespace, texts, missing, alike, unknown }) =>
    [namespace, texts, missing.length, alike.length, unknown.length].map(String),
  )
  const keys = (what: string, of: { name: string; keys: string[] }[]) =>
    of.filter((each) => each.keys.length > 0).map((each) => `${what} ${each.name}\n${listed(each.keys)}`)
  return [
    `${language}  ${name}`,
    columns([['namespace', 'texts', 'missing', 'in English', 'unknown'], ...rows], '  '),
    ...keys(
      'missing in',
      namespaces.map(({ namespace, missing }) => ({ name: namespace, keys: missing })),
    ),
    ...keys(
      'unknown in',
      namespaces.map(({ namespace, unknown }) => ({ name: namespace, keys: unknown })),
    ),
    ...keys(
      'missing in the texts of',
      brands.map(({ brand, missing }) => ({ name: brand, keys: missing })),
    ),
  ].join('\n\n')
}

const listed = (keys: string[]) =>
  wrap(keys.join(', '), 100)
    .map((line) => `  ${line}`)
    .join('\n')
