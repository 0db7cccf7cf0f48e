import type { Language, Manifest } from '#manifest'

/** Which files a host has. */
type Names = { has(name: string): boolean } | ((name: string) => boolean)

/**
 * Returns the name of the file that answers a path, as every server chooses it (deploy/nginx, deploy/cdn, deploy/caddy):
 * for the candidates in their order, then the first language, the path’s own file; if none of them exists, in the same order
 * the file of the first segment; then the file of all other paths. A candidate is a language with or without a region; what
 * is none is skipped, and so is a language that the brand lacks, because it has no folder.
 *
 * The first language’s files are at the root and below its own folder (in a site’s folder `en` is a link to `.`), so
 * `names` has both (`filesByName`). A path that begins with a language’s folder gets the file in it.
 */
export function fileFor(names: Names, path: string, candidates: readonly string[]): string {
  const has = typeof names === 'function' ? names : (name: string) => names.has(name)
  const folders = [...candidates.flatMap(folderOf), '']
  const segments = segmentsOf(path)
  const [first, second] = segments ?? []
  const inFolders = (file: string) => folders.map((folder) => folder + file)
  const found = [
    ...(segments ? inFolders([...segments, 'index.html'].join('/')) : []),
    // Below a language’s folder, the first segment of the page is the second one.
    ...(second === undefined || !isLanguage(first!) ? [] : [`${first}/${second}/any.html`]),
    ...(first === undefined ? [] : inFolders(`${first}/any.html`)),
    ...inFolders('any.html'),
  ].find(has)
  return found ?? 'any.html'
}

const isLanguage = (text: string) => /^[a-z]{2}$/.test(text)

/** Returns the folder of a language without its region; none for what is no language. */
function folderOf(candidate: string): string[] {
  const [language = ''] = candidate.split('-')
  return isLanguage(language) ? [`${language}/`] : []
}

/** Returns the decoded segments of a path; undefined if no file may be looked up by them. */
function segmentsOf(path: string): string[] | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  const segments = decoded.split('/').filter((segment) => segment !== '')
  return segments.some((segment) => /^\.\.?$|[\\\0]/.test(segment)) ? undefined : segments
}

/**
 * Returns the languages that a request asks for, in the spec’s order (§5): `lang` where the brand has `i18n.langQuery`, in
 * any case but without a region; `lng`; the cookie `i18next`.
 */
export function languagesAskedFor(query: URLSearchParams, cookie: string | undefined, langQuery: boolean): string[] {
  const lang = langQuery ? query.get('lang')?.toLowerCase() : undefined
  return [lang?.includes('-') ? undefined : lang, query.get('lng'), cookie].filter((value) => typeof value === 'string')
}

/** Returns the language of the brand that a request’s query asks for, whatever its path and its cookie say. */
export function languageChosen(
  query: URLSearchParams,
  { languages, i18n }: Pick<Manifest, 'languages' | 'i18n'>,
): Language | undefined {
  const codes = languagesAskedFor(query, undefined, i18n.langQuery).map((asked) => asked.split('-')[0])
  return codes.map((code) => languages.find((language) => language === code)).find(Boolean)
}

/** Returns a host’s files by every name at which they are: those of the first language have two. */
export function filesByName<File extends { name: string; language: string }>(
  files: readonly File[],
): ReadonlyMap<string, File> {
  return new Map(
    files.flatMap((file) => {
      const folder = `${file.language}/`
      const names = file.name.startsWith(folder) ? [file.name] : [file.name, folder + file.name]
      return names.map((name) => [name, file] as const)
    }),
  )
}
