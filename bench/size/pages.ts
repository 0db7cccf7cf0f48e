import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Manifest, PageKey } from '../../schemas/generated/manifest.ts'
import { withInner } from '../../engine/routing/inner-blocks.ts'
import type { BuildGraph } from './build-graph.ts'
import type { Fetched } from './first-visit.ts'

/** What each page asks for before it is ready, without what that imports; by brand and page. */
const recordFile = 'bench/pages.json'

type EarlyChunks = Partial<Record<PageKey, string[]>>

/** How much more than the main page another page may need before it is ready, in KB. */
const mostMore = 44

/**
 * The scripts that each page of a brand needs before it is ready, in KB, computed from the build: the frame’s and the page’s
 * blocks, what the record says that they ask for, and what all of these import. It needs no visit.
 */
export function sizesOfPages(
  { frame, pages }: Pick<Manifest, 'frame' | 'pages'>,
  recorded: EarlyChunks,
  build: BuildGraph,
): Partial<Record<PageKey, number>> {
  const around = [frame.header, frame.rail, frame.bottomBar, frame.footer].flat()
  const shown = (Object.keys(pages) as PageKey[]).filter((name) => pages[name].visible)
  return Object.fromEntries(
    shown.map((name) => {
      const modules = withInner([...around, ...pages[name].blocks]).map(({ use }) => `widgets/blocks/${use}/index.tsx`)
      const wanted = ['index.html', ...build.holding(modules), ...(recorded[name] ?? [])]
      return [name, build.kilobytes(build.withImports(wanted))]
    }),
  )
}

/** Returns the pages that need too much more than the main page, as sentences. */
export const largePages = (sizes: Partial<Record<PageKey, number>>): string[] =>
  Object.entries(sizes).flatMap(([name, size]) => {
    const most = Math.round((sizes.MAIN! + mostMore) * 10) / 10
    return size > most ? [`${name} needs ${size} KB of scripts before it is ready, at most ${most} KB is allowed`] : []
  })

/** Returns what to record of visits to a brand’s pages. */
export const earlyChunks = (pages: Partial<Record<PageKey, Fetched[]>>, build: BuildGraph): EarlyChunks =>
  Object.fromEntries(
    Object.entries(pages).map(([name, files]) => {
      const early = files.filter(({ early: isEarly, path }) => isEarly && path.endsWith('.js'))
      return [name, build.rootsOf([...new Set(early.map(({ path }) => build.nameOf(path)))]).sort()]
    }),
  )

export const readEarlyChunks = (): Record<string, EarlyChunks> =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, EarlyChunks>) : {}

export const writeEarlyChunks = (chunks: Record<string, EarlyChunks>) =>
  writeFileSync(recordFile, `${JSON.stringify(chunks, null, 2)}\n`)
