import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where the parts of a published site lie:
 *
 *     assets/                              hashed scripts, styles and fonts of every kept build
 *     builds/<build>/                      a build’s texts, framable pages and list of assets
 *     brands/<id>/versions/<n>/            an immutable version: its record, manifest, pictures, and each host’s files
 *     brands/<id>/current                  → versions/<n>, what the brand’s hosts show
 *     previews/<hash>/                     a version that no host of the brand’s shows
 *     frames/<hash>/                       a shell of vendors’ HTML for a site of its own
 *     hosts/<host>/current                 → what a server sends for a host: its root
 *     audit.jsonl                          who did what, when, a line each
 */
export const layout = {
  assets: (site: string) => join(site, 'assets'),
  build: (site: string, build: string) => join(site, 'builds', build),
  builds: (site: string) => join(site, 'builds'),
  brands: (site: string) => join(site, 'brands'),
  versions: (site: string, id: string) => join(site, 'brands', id, 'versions'),
  version: (site: string, id: string, version: number) => join(site, 'brands', id, 'versions', String(version)),
  current: (site: string, id: string) => join(site, 'brands', id, 'current'),
  previews: (site: string) => join(site, 'previews'),
  frames: (site: string) => join(site, 'frames'),
  hosts: (site: string) => join(site, 'hosts'),
  host: (site: string, host: string) => join(site, 'hosts', host, 'current'),
  audit: (site: string) => join(site, 'audit.jsonl'),
}

/** The names in a folder, save those of what is being written; none where there is no folder. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []

/** The numbers of a brand’s kept versions, the oldest first. */
export const versionsOf = (site: string, id: string): number[] =>
  namesIn(layout.versions(site, id))
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => a - b)

/** The version that a brand’s hosts show; undefined for a brand that is not on the air. */
export function currentOf(site: string, id: string): number | undefined {
  const target = linkOf(layout.current(site, id))
  return target === undefined ? undefined : Number(target.split('/').pop())
}

/** The brand that a host shows; undefined where it shows none. */
export function holderOf(site: string, host: string): string | undefined {
  const [, id] = /(?:^|\/)brands\/([^/]+)\/current\//.exec(linkOf(layout.host(site, host)) ?? '') ?? []
  return id
}

/** What a symbolic link leads to; undefined where there is no link. */
export function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}
