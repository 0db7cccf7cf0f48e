import { createHash } from 'node:crypto'
import type { Language, Manifest } from '#manifest'
import { forHost } from '#manifest-tools/layers/for-host.ts'
import { listItems, ownFiles, pagesOf, type Build, type HostFiles, type HostPages } from '../render/brand-pages.ts'
import { StaleBuild, staleness } from '../build/staleness.ts'
import type { PageFile } from '../render/pages.ts'
import type { ReadFile, SendGet, ShownItem } from '#engine/rendered-page.ts'
import { brotli } from './compressed.ts'
import type { Content } from '../render/content.ts'
import { eachAtOnce } from './each-at-once.ts'

/** What a brand’s hosts serve. */
export interface Source {
  id: string
  /** As JSON. */
  manifest: string
  hosts: readonly string[]
  /** The name of the set of pictures. */
  pictures?: string | undefined
  /** Reads a text file of the brand, such as a static page. */
  readFile: ReadFile
}

/** What a host serves besides the build and the pictures. */
interface HostRelease {
  pages: HostPages
  files: HostFiles
}

/** A version whose pages are not rendered yet. */
export interface Release {
  build: Build
  /** The headers that all pages of a host share, by host. The policy is in each page, with the hashes of that page. */
  hosts: ReadonlyMap<string, { headers: Record<string, string> }>
  /** Its hosts by their API: those of one group show the same content. */
  groups: readonly (readonly string[])[]
  /** The files of the first language are at a host’s root, those of others in a folder with the language’s name. */
  languages: readonly Language[]
  /** A hash of everything that identifies the version. What the platform says is not part of it. */
  digest: string
  /** Returns what each host serves, with files for items, such as games. */
  complete(): Promise<ReadonlyMap<string, HostRelease>>
}

/**
 * Returns what a brand’s hosts are to serve. `content` reads the content of pages, that of each host from its own API. `itemsOf` says
 * which items have files of their own on a host; without it, those that the platform lists.
 */
export function makeRelease(
  { id, manifest: text, hosts, pictures, readFile }: Source,
  build: Build,
  content?: Content,
  itemsOf?: (host: string) => Promise<readonly ShownItem[]>,
): Release {
  const manifest = JSON.parse(text) as Manifest
  const brand = { id, manifest, inlined: manifest, diagnostics: [] }
  const groups = groupsByApi(manifest, hosts)
  let completed: Promise<ReadonlyMap<string, HostRelease>> | undefined

  function releaseOf(group: readonly string[], sendGet?: SendGet, items?: readonly ShownItem[]) {
    const pagesOn = pagesOf(brand, build, { sendGet, readFile, items })
    return group.map((host): [string, HostRelease] => {
      const pages = pagesOn(host)
      return [host, { pages, files: ownFiles(brand, `https://${host}`, build, pages.files) }]
    })
  }

  async function withContent(group: readonly string[]) {
    const sendGet = content?.(forHost(manifest, group[0]!))
    if (!sendGet) return releaseOf(group)
    const items = await (itemsOf ? itemsOf(group[0]!) : listItems(brand, build, sendGet))
    return releaseOf(group, sendGet, items)
  }

  try {
    const bare = new Map(releaseOf(hosts))
    return {
      build,
      groups,
      hosts: new Map([...bare].map(([host, { pages }]) => [host, { headers: withoutPolicy(pages.bare.headers) }])),
      languages: manifest.languages,
      digest: digestOf([...bare], pictures),
      complete: () =>
        (completed ??= content
          ? Promise.all(groups.map(withContent)).then((made) => new Map(made.flat()))
          : Promise.resolve(bare)),
    }
  } catch (error) {
    throw explained(error, build)
  }
}

/** Returns a brand’s hosts by the address of their API. */
function groupsByApi(manifest: Manifest, hosts: readonly string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const host of hosts) {
    const address = forHost(manifest, host).api.production
    groups.set(address, [...(groups.get(address) ?? []), host])
  }
  return [...groups.values()]
}

function withoutPolicy({ 'content-security-policy': _policy, ...headers }: Record<string, string>) {
  return headers
}

function digestOf(hosts: readonly [string, HostRelease][], pictures = ''): string {
  const hash = createHash('sha256').update(`${pictures}\0`)
  for (const [host, { pages, files }] of hosts.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${host}\0`).update(pages.bare.html)
    for (const { name } of pages.files) hash.update(`\0${name}`)
    for (const [name, content] of Object.entries(files)) hash.update(`\0${name}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Writes a file of a host. */
export type Write = (host: string, name: string, content: string | Uint8Array) => void | Promise<void>

/** While pages are compressed and written, the next one is rendered. */
const pagesAtOnce = 8

/** Renders each page, and writes all files of a release. No more than a few of them are in memory at a time. */
export async function writeRelease(release: Release, write: Write) {
  for (const [host, { pages, files }] of await release.complete()) {
    for (const [name, content] of Object.entries(files)) await write(host, name, content)
    await eachAtOnce(pages.files, pagesAtOnce, async (file) => {
      const { html } = await renderFile(release, host, file)
      const compressed = await brotli(html)
      await write(host, file.name, html)
      await write(host, `${file.name}.br`, compressed)
    })
  }
}

/** A page as its host serves it. */
export interface Page {
  html: string
  /** When its content was read from the platform, in milliseconds. Absent without content. */
  contentAt?: number | undefined
  /** Why reads of the platform have failed, by their addresses below `/api`. */
  failures: ReadonlyMap<string, string>
}

/** Renders a page of a release. */
export async function renderFile(release: Release, host: string, file: PageFile): Promise<Page> {
  try {
    return await (await release.complete()).get(host)!.pages.shell(file)
  } catch (error) {
    throw explained(error, release.build)
  }
}

const explained = (error: unknown, { folder }: Build) =>
  staleness(folder).isStale ? new StaleBuild(folder, error as Error) : error
