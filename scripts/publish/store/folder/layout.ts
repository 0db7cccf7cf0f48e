import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The paths in a folder of a site that are not objects, and those of older releases. */
export const layout = {
  brands: (site: string) => join(site, 'brands'),
  /** The link to what a brand’s hosts show. */
  current: (site: string, id: string) => join(site, 'brands', id, 'current'),
  hosts: (site: string) => join(site, 'hosts'),
  /** The link to what a host shows. */
  host: (site: string, host: string) => join(site, 'hosts', host, 'current'),
  audit: (site: string) => join(site, 'audit.jsonl'),
  /** The number of the last change that is shown and logged. */
  settled: (site: string) => join(site, '.settled'),
  /** Where files are written before they are renamed. */
  staging: (site: string) => join(site, '.staging'),
  /** Files that versions of older releases share by hard links. */
  files: (site: string) => join(site, 'files'),
}

/** Returns the names in a folder without hidden ones; empty if there is no folder. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []

/** Returns the brand that a host’s link leads to, if any. */
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
