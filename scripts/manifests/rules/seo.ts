import type { Language, Manifest } from '#manifest'
import type { Rule, RuleFinding } from '#engine/manifest/rule.ts'

const written = ['title', 'description'] as const

/** Where a brand, or one of its hosts, has metadata by language. */
const places = ({ seo, hosts }: Manifest) => [
  { pointer: '/seo/languages', texts: seo.languages },
  ...Object.entries(hosts).map(([host, own]) => ({
    pointer: `/hosts/${host}/seo/languages`,
    texts: own.seo?.languages,
  })),
]

const isSpoken: Rule = (manifest) =>
  places(manifest).flatMap(({ pointer, texts = {} }) =>
    (Object.keys(texts) as Language[])
      .filter((language) => !manifest.languages.includes(language))
      .map((language): RuleFinding => ({
        code: 'seo/unused-language',
        pointer: `${pointer}/${language}`,
        part: 'key',
        message: `The brand does not have the language "${language}".`,
        accepted: [...manifest.languages],
        effect: 'nobody sees it',
      })),
  )

/** The site’s own texts are those of the first language, and stand in for all that have none. */
const speaksEachLanguage: Rule = ({ seo, languages }) =>
  written.flatMap((key): RuleFinding[] => {
    const missing = languages.slice(1).filter((language) => seo.languages?.[language]?.[key] === undefined)
    if (missing.length === 0 || missing.length === languages.length - 1) return []
    return [
      {
        code: 'seo/missing-language',
        pointer: '/seo/languages',
        also: ['/languages'],
        message: `"seo" has no ${key} in ${missing.join(', ')}, but in other languages.`,
        effect: `the ${key} is that of the first language there`,
      },
    ]
  })

/** Rules about metadata by language. */
export const seo: Rule[] = [isSpoken, speaksEachLanguage]
