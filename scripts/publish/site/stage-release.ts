import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { HostFiles } from '../publish.ts'
import { withCompressed } from './compressed.ts'
import { layout } from './layout.ts'
import { buildParts } from './place-build.ts'
import type { Release } from './release.ts'
import { stageFolder } from './replace.ts'

interface Place {
  site: string
  /** The folder of the version. */
  folder: string
  /** The name of the build’s folder. */
  build: string
  /** The folder of the previous version, whose times must differ. */
  before?: string | undefined
}

/** Writes a version under a hidden name, until it is to go live: record, manifest, images, and a folder for each host, complete with links to shared files. */
export function stageRelease(release: Release, record: object, { site, folder, build, before }: Place) {
  stageFolder(folder, (partial) => {
    const pictures = [...release.art].flatMap(([address, content]) => withCompressed(join('art', address), content))
    const hosts = [...release.hosts].flatMap(([host, files]) => hostEntries(host, files))
    const own: [string, string][] = [
      ['manifest.json', JSON.stringify(release.manifest)],
      ['headers.json', JSON.stringify(release.headers)],
    ]
    writeFiles(partial, [...pictures, ...hosts, ...own, ['record.json', JSON.stringify(record)]], timeAfter(before))
    const art = release.art.size > 0 ? [['brands', join(folder, 'art/brands')] as const] : []
    for (const host of release.hosts.keys()) {
      const root = join(folder, 'hosts', host)
      for (const [name, target] of [...sharedParts(site, build), ...art])
        symlinkSync(relative(root, target), join(partial, 'hosts', host, name))
    }
  })
}

const sharedParts = (site: string, build: string) => [
  ['assets', layout.assets(site)] as const,
  ...buildParts.map((name) => [name, join(layout.build(site, build), name)] as const),
]

function writeFiles(folder: string, files: [name: string, content: string | Buffer][], time: number | undefined) {
  for (const name of new Set(files.map(([file]) => dirname(file)))) mkdirSync(join(folder, name), { recursive: true })
  for (const [name, content] of files) {
    const file = join(folder, name)
    writeFileSync(file, content)
    if (time !== undefined) utimesSync(file, time, time)
  }
}

const hostEntries = (host: string, files: HostFiles) =>
  Object.entries(files).flatMap(([name, content]) => withCompressed(join('hosts', host, name), content))

/**
 * Servers detect changes by a file’s size and modification time in seconds: two versions never share a second.
 * Undefined if the current time will do. The record is written last.
 */
function timeAfter(before: string | undefined): number | undefined {
  const last = before === undefined ? undefined : statSync(join(before, 'record.json'), { throwIfNoEntry: false })
  if (!last) return undefined
  const second = Math.floor(last.mtimeMs / 1000)
  return Math.floor(Date.now() / 1000) > second ? undefined : second + 1
}
