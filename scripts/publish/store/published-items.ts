import type { Manifest, RouteKey } from '#manifest'
import { pathValues } from '#engine/first-script/path-values.ts'
import type { ShownItem } from '#engine/rendered-page.ts'

/** Returns the items, such as games, that have pages of their own among the files of a host. */
export function publishedItems({ pages, languages }: Manifest, names: readonly string[]): ShownItem[] {
  const [first] = languages
  const withParameters = (Object.keys(pages) as RouteKey[]).filter((page) => pages[page].path.includes('/:'))
  return names.flatMap((name) => {
    const language = languages.find((each) => each !== first && name.startsWith(`${each}/`)) ?? first
    const path = `/${language === first ? name : name.slice(language.length + 1)}`
    if (!path.endsWith('/index.html')) return []
    const own = path.slice(0, -'/index.html'.length)
    return withParameters.flatMap((page) => {
      const params = pathValues(pages[page].path, own)
      return params ? { page, params, language } : []
    })
  })
}
