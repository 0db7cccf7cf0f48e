import type { Manifest } from '#manifest'
import type { JsonObject } from '#engine/manifest/pointer.ts'
import type { Build } from '../render/brand-pages.ts'
import type { SendGet } from '#engine/rendered-page.ts'
import { brotli } from './compressed.ts'
import { contentMaxAge } from '../render/page-settings.ts'
import type { Content } from '../render/content.ts'
import { buildName } from './place-build.ts'
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
      /** How many stay as they are because the platform did not answer all that they read. */
      unread: number
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
  const reads = countingFailures(sendGet)
  const source = { id: brand, manifest: JSON.stringify(manifest), hosts, pictures }
  // Which build renders is known before anything is.
  const release = record.build === buildName(build) ? makeRelease(source, build, reads.sendGet) : undefined
  if (release?.digest !== digest) return { brand, state: 'other build' }
  const [first] = (await release.complete()).values()
  let [changed, unread] = [0, 0]
  for (const file of first?.pages.files ?? []) {
    // Hosts share what a page shows, so the first one’s reads are those of all.
    const failures = reads.failures()
    for (const host of hosts) {
      const page = await renderFile(release, host, file)
      const there = await pages.read(host, file.name)
      if (there === undefined) continue
      if (reads.failures() > failures && contentTime(there) !== undefined) unread++
      else if (isNewer(page, there, own)) {
        const replaced = { html: page.html, brotli: await brotli(page.html) }
        if (await pages.replace(host, file.name, replaced)) changed++
      }
    }
  }
  return { brand, state: 'read', changed, unread }
}

/** Counts the reads that a platform did not answer, or could not. */
function countingFailures(send: SendGet) {
  let failures = 0
  const sendGet: SendGet = async (request) => {
    try {
      const received = await send(request)
      if (received.status >= 500 || received.status === 429) failures++
      return received
    } catch (error) {
      failures++
      throw error
    }
  }
  return { sendGet, failures: () => failures }
}

/**
 * Whether a page replaces the one that is there: it shows something else, or the same for so long that the other would soon be too
 * old to show. A page without content replaces none that has some.
 */
function isNewer({ html, contentAt }: Page, there: string, manifest: Manifest): boolean {
  const before = contentTime(there)
  if (contentAt === undefined || before === undefined) return before === undefined && html !== there
  if (contentAt < before) return false
  const showsSame = html.replaceAll(String(contentAt), String(before)) === there
  return !showsSame || contentAt - before >= contentMaxAge(manifest) / 2
}

const contentStart = '<script type="application/json" id="page-content">{"at":'
/** When the content of a page was read; undefined for a page without content. */
function contentTime(html: string): number | undefined {
  const start = html.indexOf(contentStart)
  return start < 0 ? undefined : Number.parseInt(html.slice(start + contentStart.length), 10)
}
