import type { Language } from '#manifest'

/** The languages of a brand, and whether addresses have them. */
interface Languages {
  languages: readonly Language[]
  languagePaths?: boolean | undefined
}

/** Returns what a brand’s paths begin with in a language: `/fr` with `languagePaths`, nothing in the first language. */
export const baseIn = ({ languages, languagePaths }: Languages, language: Language) =>
  languagePaths && language !== languages[0] ? `/${language}` : ''

/** Returns a path of the site, with or without a query, below a base. */
export const belowBase = (base: string, path: string) =>
  base && /^\/($|[?#])/.test(path) ? base + path.slice(1) : base + path

/**
 * Returns the language that a path begins with, where the brand has `languagePaths`, and the path without it and without a slash at
 * its end, which makes no other page. It may have a query.
 */
export function splitPath(
  { languages, languagePaths }: Languages,
  path: string,
): { language: Language | undefined; path: string } {
  const [, whole = '', query = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const [, first, rest] = /^\/([^/]*)(.*)$/s.exec(whole) ?? []
  const language = languagePaths ? languages.find((each) => each === first) : undefined
  return { language, path: (language ? rest || '/' : whole).replace(/(.)\/+$/s, '$1') + query }
}
