import type { Manifest } from '#manifest'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import type { Build } from '../publish.ts'
import type { PageContent } from '#engine/data/page-content.ts'
import { brotli } from './compressed.ts'
import { contentMaxAge } from '../page-settings.ts'
import type { Content } from './content.ts'
import { buildName } from './place-build.ts'
import { publishedItems } from './published-items.ts'
import type { VersionRecord } from './record.ts'
import { makeRelease, renderFile, type Page } from './release.ts'

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

/** The version whose pages are rewritten. */
export interface Live {
  record: VersionRecord
  manifest: JsonObject
}

/** The pages of a version where they are served. */
export interface LivePages {
  /** Returns the names of a host’s files. */
  names(host: string): Promise<readonly string[]>
  /** Returns a page’s HTML; undefined if it is gone. */
  read(host: string, name: string): Promise<string | undefined>
  /**
   * Replaces a page and its compressed copy, each at once. The page is written last: what a killed command has not written is then
   * seen to differ by the next one. Returns whether the page is there.
   */
  replace(host: string, name: string, page: { html: string; brotli: Buffer }): Promise<boolean>
}

/** Reads the content of a live version’s pages again, and rewrites those that it changes. */
export async function refreshPages(
  { record, manifest }: Live,
  pages: LivePages,
  { build, content }: RefreshOptions,
): Promise<Refreshed> {
  const { brand, hosts, pictures, digest } = record
  const own = manifest as unknown as Manifest
  const sendGet = content(own)
  if (!sendGet) return { brand, state: 'without content' }
  if (record.build !== buildName(build)) return { brand, state: 'other build' }
  const source = { id: brand, manifest: JSON.stringify(manifest), hosts, pictures }
  // The pages that are there: which games are the most popular may have changed since.
  const items = publishedItems(own, await pages.names(hosts[0]!))
  const release = makeRelease(source, build, sendGet, items)
  if (release.digest !== digest) return { brand, state: 'other build' }
  const [first] = (await release.complete()).values()
  const reasons = new Set<string>()
  let [changed, unread] = [0, 0]
  for (const file of first?.pages.files ?? []) {
    for (const host of hosts) {
      const page = await renderFile(release, host, file)
      const there = await pages.read(host, file.name)
      if (there === undefined) continue
      for (const reason of page.failures.values()) reasons.add(reason)
      const before = contentIn(there)
      if (before && [...page.failures.keys()].some((address) => Object.hasOwn(before.values, address))) unread++
      else if (isNewer(page, there, before?.at, own)) {
        const replaced = { html: page.html, brotli: await brotli(page.html) }
        if (await pages.replace(host, file.name, replaced)) changed++
      }
    }
  }
  return { brand, state: 'read', changed, unread, reasons: [...reasons] }
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
