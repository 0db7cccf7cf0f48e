import type { Manifest, RouteKey } from '#manifest'
import type { EarlyPage } from '#engine/early/other-page.ts'
import { earlyBlocks, earlyOf, placesOf } from './early-places.ts'
import { firstCalls } from './first-calls.ts'

/** A page besides the main page, and what its blocks need at once. */
export interface PageAhead {
  path: string
  /** Calls, with parameters of the page’s path as `{:name}`. Of a painted page the first one fills it. */
  calls: readonly string[]
  /** Only of painted pages. */
  painted?: Pick<EarlyPage, 'page' | 'styles' | 'places'> & { scripts: readonly string[]; texts?: string }
}

/** Returns the pages besides the main page that everybody may open and whose blocks make calls at once. */
export function pagesAhead(
  manifest: Pick<Manifest, 'pages' | 'maintenance' | 'platform'>,
  filesOf: (page: RouteKey) => { scripts: string[]; styles: string[] },
): PageAhead[] {
  const painted = earlyBlocks(manifest)
  const { MAIN: _main, ...pages } = manifest.pages
  return (Object.keys(pages) as (keyof typeof pages)[]).flatMap((page): PageAhead[] => {
    const { path, visible, guards, blocks } = pages[page]
    if (!visible || guards?.length) return []
    const early = painted[page]
    const calls = firstCalls(early ? [early, ...blocks] : blocks, manifest.platform)
    if (calls.length === 0) return []
    if (!early) return [{ path, calls }]
    const places = placesOf(early, manifest)
    const { texts } = earlyOf(early)!
    return [{ path, calls, painted: { page, ...filesOf(page), ...(texts && { texts }), ...(places && { places }) } }]
  })
}
