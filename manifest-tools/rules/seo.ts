import type { Language, Manifest, PageKey, SeoPages, SeoTexts } from '#manifest'
import { suggest } from '../check/suggest.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

const keys = ['title', 'description'] as const

/** Where a brand, or one of its hosts, has metadata. */
const places = ({ seo, hosts }: Manifest) => [
  { pointer: '/seo', seo },
  ...Object.entries(hosts).map(([host, own]) => ({ pointer: `/hosts/${host}/seo`, seo: own.seo ?? {} })),
]

const languagesOf = (texts: object = {}) => Object.keys(texts) as Language[]

const isSpoken: Rule = (manifest) =>
  places(manifest).flatMap(({ pointer, seo: { languages } }) =>
    languagesOf(languages)
      .filter((language) => !manifest.languages.includes(language))
      .map((language): RuleFinding => ({
        code: 'seo/unused-language',
        pointer: `${pointer}/languages/${language}`,
        part: 'key',
        message: `The brand does not have the language "${language}".`,
        accepted: [...manifest.languages],
        effect: 'nobody sees it',
      })),
  )

/** The site’s own texts are those of the first language, and stand in for all that have none. */
const speaksEachLanguage: Rule = ({ seo, languages }) => {
  const inLanguages = Object.values(seo.languages ?? {})
  const pages = new Set(inLanguages.flatMap((texts) => Object.keys(texts.pages ?? {})))
  return [
    ...keys.map((key) => ({ name: key as string, textIn: (texts?: SeoTexts) => texts?.[key] })),
    ...[...pages].flatMap((page) =>
      keys.map((key) => ({
        name: `pages.${page}.${key}`,
        textIn: (texts?: SeoTexts) => texts?.pages?.[page]?.[key],
      })),
    ),
  ].flatMap(({ name, textIn }): RuleFinding[] => {
    const missing = languages.slice(1).filter((language) => textIn(seo.languages?.[language]) === undefined)
    if (missing.length === 0 || missing.length === languages.length - 1) return []
    const instead = textIn(seo) === undefined ? 'the product’s' : 'that of the first language'
    return [
      {
        code: 'seo/missing-language',
        pointer: '/seo/languages',
        also: ['/languages'],
        message: `"seo" has no ${name} in ${missing.join(', ')}, but in other languages.`,
        effect: `the ${name.split('.').at(-1)} is ${instead} there`,
      },
    ]
  })
}

/** The templates of pages, with where they are. */
const templates = (manifest: Manifest) =>
  places(manifest)
    .flatMap(({ pointer, seo: { pages, languages } }) => [
      { pointer: `${pointer}/pages`, pages },
      ...languagesOf(languages).map((language) => ({
        pointer: `${pointer}/languages/${language}/pages`,
        pages: languages?.[language]?.pages,
      })),
    ])
    .flatMap(({ pointer, pages = {} }: { pointer: string; pages?: SeoPages | undefined }) =>
      (Object.keys(pages) as PageKey[]).flatMap((page) =>
        keys.flatMap((key) => {
          const text = pages[page]?.[key]
          return text === undefined ? [] : [{ pointer: `${pointer}/${page}/${key}`, page, key, text }]
        }),
      ),
    )

/** A placeholder, or what is meant as one: `{{game}}`, `{{ game }}`, `{game}`. */
const braced = /\{+\s*([^{}]*?)\s*\}+/g

const ofPages: Partial<Record<PageKey, string[]>> = {
  GAME: ['game', 'provider', 'category'],
  PROMOTIONS: ['text'],
}

/** Returns the placeholders that the templates of a page may have. */
const placeholdersOf = (page: PageKey) => ['brand', 'project', 'page', ...(ofPages[page] ?? [])]

const namePlaceholders: Rule = (manifest) => {
  const all = new Set((Object.keys(manifest.pages) as PageKey[]).flatMap(placeholdersOf))
  return templates(manifest).flatMap(({ pointer, page, key, text }): RuleFinding[] => {
    const known = placeholdersOf(page)
    const wrong = [...text.matchAll(braced)].filter(
      ([written, name = '']) => !(/^\{\{\s*\w+\s*\}\}$/.test(written) && known.includes(name)),
    )
    if (wrong.length === 0) return []
    const meant = wrong.map(([written, name = '']) => {
      // What other pages have is not misspelt.
      const near = all.has(name) ? undefined : suggest(name, known)
      return { written, name: known.includes(name) ? name : near }
    })
    const fixedText = meant.reduce((result, { written, name }) => result.replaceAll(written, `{{${name}}}`), text)
    const isCertain = meant.every(({ name }) => name !== undefined)
    return [
      {
        code: 'seo/unknown-placeholder',
        pointer,
        message: `Unknown placeholder of ${page}: ${[...new Set(meant.map(({ written }) => written))].join(', ')}.`,
        accepted: known.map((name) => `{{${name}}}`),
        ...(isCertain ? { suggestion: fixedText, fix: { pointer, value: fixedText } } : {}),
        effect: `this ${key} is not used`,
      },
    ]
  })
}

/** Rules about metadata by language, and of single pages. */
export const seo: Rule[] = [isSpoken, speaksEachLanguage, namePlaceholders]
