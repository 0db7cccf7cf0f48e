import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of a published site: */
export const layout = {
  assets: (site: string) => join(site, 'assets'),
  build: (site: string, build: string) => join(site, 'builds', build),
  builds: (site: string) => join(site, 'builds'),
  brands: (site: string) => join(site, 'brands'),
  versions: (site: string, id: string) => join(site, 'brands', id, 'versions'),
  version: (site: string, id: string, version: number) => join(site, 'brands', id, 'versions', String(version)),
  current: (site: string, id: string) => join(site, 'brands', id, 'current'),
  previews: (site: string) => join(site, 'previews'),
  preview: (site: string, hash: string) => join(site, 'previews', hash),
  frames: (site: string) => join(site, 'frames'),
  pictures: (site: string) => join(site, 'pictures'),
  files: (site: string) => join(site, 'files'),
  hosts: (site: string) => join(site, 'hosts'),
  host: (site: string, host: string) => join(site, 'hosts', host, 'current'),
  audit: (site: string) => join(site, 'audit.jsonl'),
}

/** Returns the names in a folder without hidden ones, which are being written; empty if there is no folder. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []

/** Returns a brand’s kept versions, oldest first. */
export const versionsOf = (site: string, id: string): number[] =>
  namesIn(layout.versions(site, id))
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => a - b)

/** Returns a brand’s live version; undefined if it is not published. */
export function currentOf(site: string, id: string): number | undefined {
  const target = linkOf(layout.current(site, id))
  return target === undefined ? undefined : Number(target.split('/').pop())
}

/** Returns the brand that a host shows, if any. */
export function holderOf(site: string, host: string): string | undefined {
  const [, id] = /(?:^|\/)brands\/([^/]+)\/current\//.exec(linkOf(layout.host(site, host)) ?? '') ?? []
  return id
}

/** Returns the target of a symbolic link; undefined if there is no link. */
export function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}
