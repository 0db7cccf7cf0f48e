import type { Language, Manifest, PageKey } from '#manifest'
import type { ShownItem } from '#engine/rendered-page.ts'
import { isClosedByRules } from '#manifest-tools/rules/promoting.ts'

/** An HTML file of a brand’s host. */
export interface PageFile {
  /** Its path below the host’s folder, such as `games/index.html`, `fr/games/index.html` and `any.html`. */
  name: string
  language: Language
  /** The page. Absent in the file that stands for every other path of the language. */
  page?: PageKey
  /** The only language in which what it shows is written, such as a static page’s. */
  contentLanguage?: Language
  /** The page’s path. Absent where the file stands for all paths of the page, as their parameters are not known. */
  path?: string
}

/** The file that stands for the paths that have none of their own: below a folder of that path’s first part, or for all. */
export const anyFile = 'any.html'

/** What of a path may be the name of a file. */
const isName = (text: string) => /^[\w-][\w.-]*$/.test(text)

/** Returns a brand’s files in all its languages: those of the first one are at the root. */
export function pageFiles(manifest: Manifest, items: readonly ShownItem[] = []): PageFile[] {
  const { pages, languages } = manifest
  const open = (Object.keys(pages) as PageKey[]).filter(
    (page) => isOpen(pages[page]) && !isClosedByRules(page, manifest),
  )
  // No page of the brand links to an item in a language that it lacks.
  const named = items.filter(
    ({ page, params, language }) =>
      open.includes(page) &&
      Object.values(params).every(isName) &&
      (language === '' || languages.some((each) => each === language)),
  )
  const [first] = languages
  return languages.flatMap((language): PageFile[] => {
    const folder = language === first ? '' : `${language}/`
    const ofPath = (page: PageKey, path: string): PageFile => ({
      name: `${folder}${path === '/' ? '' : `${path.slice(1)}/`}index.html`,
      language,
      page,
      path,
    })
    const own = open.map((page): PageFile => {
      const { path } = pages[page]
      if (!path.includes('/:')) return ofPath(page, path)
      return { name: `${folder}${path.split('/')[1]!}/${anyFile}`, language, page }
    })
    // Who asks for no language reads an item in its own.
    const ofItems = named
      .filter((item) => ['', language].includes(item.language) || language === first)
      .map((item) => ({
        ...ofPath(item.page, pathWith(pages[item.page].path, item.params)),
        ...(item.language !== '' && { contentLanguage: item.language as Language }),
      }))
    return [...onePerName([...own, ...ofItems]), { name: `${folder}${anyFile}`, language }]
  })
}

const pathWith = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')

/** Of pages whose paths begin alike, as those of a page and of an item of it, the first one counts. */
const onePerName = (files: readonly PageFile[]) =>
  [...new Map(files.toReversed().map((file) => [file.name, file])).values()].reverse()

/** Whether a visitor may open a page. */
const isOpen = ({ visible, guards = [] }: Manifest['pages'][PageKey]) =>
  visible && guards.every((guard) => guard === 'signed-out')
