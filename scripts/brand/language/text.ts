import { columns, wrap } from '../columns.ts'
import type { UnreviewedText } from '#manifest-tools/texts/money-texts.ts'
import type { LanguageStatus } from './status.ts'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Formats a row per language. */
export const overview = (all: readonly LanguageStatus[]) =>
  columns([
    ['language', '', 'texts', 'missing', 'in English', 'to review', 'brands'],
    ...all.map(({ language, name, namespaces, brands, unreviewed }) => [
      language,
      name,
      String(sum(namespaces.map(({ texts }) => texts))),
      String(sum([...namespaces, ...brands].map(({ missing }) => missing.length))),
      language === 'en' ? '–' : String(sum(namespaces.map(({ alike }) => alike.length))),
      String(unreviewed.length),
      brands.map(({ brand }) => brand).join(' ') || '–',
    ]),
  ])

/** Formats a language: a row per namespace, then every key that is missing or to be reviewed, also of brands. */
export function details({ language, name, namespaces, brands, unreviewed }: LanguageStatus): string {
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
    ...keys('move money,', reviewGroups(unreviewed)),
  ].join('\n\n')
}

/** Groups texts by what is known of their review. */
function reviewGroups(unreviewed: readonly UnreviewedText[]): { name: string; keys: string[] }[] {
  const names = unreviewed.map(reviewWords)
  return [...new Set(names)].map((name) => ({
    name,
    keys: unreviewed.filter((_, index) => names[index] === name).map(keyWithBrands),
  }))
}

/** Says what is known of a text’s review. */
export const reviewWords = ({ earlier }: UnreviewedText) =>
  earlier ? `reviewed in other words by ${earlier.by} on ${earlier.on}` : 'without a review'

/** Returns a key, with the brands whose own text it is. */
export const keyWithBrands = ({ key, brands }: UnreviewedText) =>
  brands.length > 0 ? `${key} (${brands.join(' ')})` : key

const listed = (keys: string[]) =>
  wrap(keys.join(', '), 100)
    .map((line) => `  ${line}`)
    .join('\n')
