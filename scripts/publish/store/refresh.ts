import type { Manifest, PageKey } from '#manifest'
import { replacedCalls } from '#manifest-tools/layers/content-source.ts'
import { forHost } from '#manifest-tools/layers/for-host.ts'
import type { Build } from '../render/brand-pages.ts'
import type { PageContent } from '#engine/data/page-content.ts'
import { brotli } from './compressed.ts'
import { contentMaxAge } from '../render/page-settings.ts'
import type { Content } from '../render/content.ts'
import { buildName } from './build-name.ts'
import type { Medium, Objects } from './objects.ts'
import { fullRecord, type Full } from './records.ts'
import { makeRelease, renderFile, type Page } from './release.ts'
import { sentWith } from './sent.ts'
import { rootOf } from './published.ts'
import { readState } from './state.ts'
import { pathValues } from '#engine/first-script/path-values.ts'
import type { ShownItem } from '#engine/rendered-page.ts'

export interface RefreshOptions {
  build: Build
  content: Content
}

/** What became of a brand’s pages. */
export type Refreshed = { brand: string } & (
  | {
      state: 'read'
      /** How many files show other content since. */
      changed: number
      /** How many stay as they are because a read failed whose content they hold. */
      unread: number
      /** Why reads have failed, each reason once. */
      reasons: readonly string[]
    }
  /** Its manifest wants no content, or does not say where it is. */
  | { state: 'without content' }
  /** Its pages were not made with this build, so they can only be published again. */
  | { state: 'other build' }
  | { state: 'not published' }
)

/** A brand’s live version, and the folder of each host’s own files. */
interface LiveVersion extends Full {
  rootOf: (host: string) => string
}

/**
 * Reads the platforms’ content again for the live versions of brands, and rewrites the pages that show other content since. Each page is
 * written into the version that it was made for: versions can be published, rolled back and pruned meanwhile.
 */
export async function* refresh(
  medium: Medium,
  ids: readonly string[],
  options: RefreshOptions,
): AsyncGenerator<Refreshed> {
  const release = medium.lock?.('.refresh-lock')
  try {
    for (const id of ids) {
      const live = await liveVersion(medium, id)
      yield live ? await refreshPages(medium, live, options) : { brand: id, state: 'not published' }
    }
  } finally {
    release?.()
  }
}

async function liveVersion(medium: Medium, id: string): Promise<LiveVersion | undefined> {
  const { state } = await readState(medium)
  const { live, versions = {} } = state.brands[id] ?? {}
  const full = await fullRecord(medium, state, id, live)
  return full && { ...full, rootOf: (host) => rootOf(id, versions[live!]!, host) }
}

/** Reads the content of a live version’s pages again, and rewrites those that it changes. */
async function refreshPages(
  objects: Objects,
  { record, manifest, rootOf: root }: LiveVersion,
  { build, content }: RefreshOptions,
): Promise<Refreshed> {
  const { brand, hosts, pictures, digest } = record
  const own = manifest as unknown as Manifest
  const isWanted = replacedCalls(own).length > 0 || hosts.some((host) => content(forHost(own, host)))
  if (!isWanted) return { brand, state: 'without content' }
  if (record.build !== buildName(build)) return { brand, state: 'other build' }
  const readFile = async (address: string) => {
    const file = await objects.get(`pictures/${pictures}${address}`)
    if (!file) throw new Error(`${address} is not published.`)
    return file.text
  }
  const source = { id: brand, manifest: JSON.stringify(manifest), hosts, pictures, readFile }
  // The pages that are there: which games are the most popular may have changed since.
  const itemsOf = async (host: string) => {
    const below = `${root(host)}/`
    return publishedItems(
      own,
      (await objects.list(below)).map((key) => key.slice(below.length)),
    )
  }
  const release = makeRelease(source, build, content, itemsOf)
  if (release.digest !== digest) return { brand, state: 'other build' }
  const made = await release.complete()
  const reasons = new Set<string>()
  let [changed, unread] = [0, 0]
  for (const host of hosts)
    for (const file of made.get(host)!.pages.files) {
      const page = await renderFile(release, host, file)
      const key = `${root(host)}/${file.name}`
      const there = (await objects.get(key))?.text
      if (there === undefined) continue
      for (const reason of page.failures.values()) reasons.add(reason)
      const before = contentIn(there)
      if (before && [...page.failures.keys()].some((address) => Object.hasOwn(before.values, address))) unread++
      else if (isNewer(page, there, before?.at, own) && (await replacePage(objects, key, page.html))) changed++
    }
  return { brand, state: 'read', changed, unread, reasons: [...reasons] }
}

/** Returns the items, such as games, that have pages of their own among the files of a host. */
export function publishedItems({ pages, languages }: Manifest, names: readonly string[]): ShownItem[] {
  const [first] = languages
  const withParameters = (Object.keys(pages) as PageKey[]).filter((page) => pages[page].path.includes('/:'))
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

/** Another command that writes the same page at the same time is let through so many times. */
const mostAttempts = 8

/**
 * Replaces a page and its compressed copy, each at once. The page is written last, so that the next command sees what a killed one has
 * not written; and only if nobody has written it since its copy was, so that both are of the same command. Returns whether the page
 * is there.
 */
async function replacePage({ get, putIf }: Objects, key: string, html: string): Promise<boolean> {
  const compressed = await brotli(html)
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const [page, copy] = [await get(key), await get(`${key}.br`)]
    if (!page || !copy) return false
    if (!(await putIf(copy.tag, `${key}.br`, compressed, sentWith(`${key}.br`)))) continue
    if (await putIf(page.tag, key, html, sentWith(key))) return true
  }
  throw new Error(`Other commands write ${key} all the time.`)
}

/**
 * Whether a page replaces the one that is there: it shows something else, or the same for so long that the other would soon be too
 * old to show. A page without content replaces none that has some.
 */
function isNewer({ html, contentAt }: Page, there: string, before: number | undefined, manifest: Manifest): boolean {
  if (contentAt === undefined || before === undefined) return before === undefined && html !== there
  if (contentAt < before) return false
  const showsSame = html.replaceAll(String(contentAt), String(before)) === there
  return !showsSame || contentAt - before >= contentMaxAge(manifest) / 2
}

const contentStart = '<script type="application/json" id="page-content">'

/** Returns what a page holds of the platform; undefined for a page without content. */
function contentIn(html: string): PageContent | undefined {
  const start = html.indexOf(contentStart)
  if (start < 0) return undefined
  const from = start + contentStart.length
  return JSON.parse(html.slice(from, html.indexOf('</script>', from))) as PageContent
}
