import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { HostFiles } from '../publish.ts'
import { withCompressed } from './compressed.ts'
import { layout } from './layout.ts'
import { buildParts } from './place-build.ts'
import type { Release } from './release.ts'
import { placeFolder } from './replace.ts'

interface Place {
  site: string
  /** Where the version goes. */
  folder: string
  /** The build’s folder name. */
  build: string
  /** The version before it, which it must not be mistaken for. */
  before?: string | undefined
}

/**
 * Writes a version: its record, its manifest, its pictures, and a folder for each host that is a site as it stands, with
 * links to what it shares with others.
 */
export function placeRelease(release: Release, record: object, { site, folder, build, before }: Place) {
  placeFolder(folder, (partial) => {
    const shared = [['assets', layout.assets(site)], ...buildParts.map((name) => [name, join(layout.build(site, build), name)])] as [string, string][]
    const pictures = [...release.art].flatMap(([address, content]) => withCompressed(join('art', address), content))
    const hosts = [...release.hosts].flatMap(([host, files]) => hostEntries(host, files))
    const written = [...pictures, ...hosts, ['manifest.json', JSON.stringify(release.manifest)], ['headers.json', JSON.stringify(release.headers)], ['record.json', JSON.stringify(record)]]
    const time = timeAfter(before)
    for (const folderName of new Set(written.map(([name]) => dirname(String(name))))) mkdirSync(join(partial, folderName), { recursive: true })
    for (const [name, content] of written) {
      const file = join(partial, String(name))
      writeFileSync(file, content!)
      utimesSync(file, time, time)
    }
    for (const host of release.hosts.keys()) {
      const root = join(folder, 'hosts', host)
      const links = release.art.size > 0 ? [...shared, ['brands', join(folder, 'art/brands')] as const] : shared
      for (const [name, target] of links) symlinkSync(relative(root, target), join(partial, 'hosts', host, name))
    }
  })
}

const hostEntries = (host: string, files: HostFiles) =>
  Object.entries(files).flatMap(([name, content]) => withCompressed(join('hosts', host, name), content))

/** Servers tell versions of a file apart by its size and the second of its time: no two versions have the same. */
function timeAfter(before: string | undefined): number {
  const now = Math.floor(Date.now() / 1000)
  const last = before === undefined ? undefined : statSync(join(before, 'record.json'), { throwIfNoEntry: false })
  return last ? Math.max(now, last.mtimeMs / 1000 + 1) : now
}
