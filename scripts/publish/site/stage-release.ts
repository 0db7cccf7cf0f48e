import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { layout } from './layout.ts'
import { placePictures, type Pictures } from './pictures.ts'
import { buildParts } from './place-build.ts'
import type { HostRelease, Release } from './release.ts'
import { stageFolder } from './replace.ts'
import { shareFile } from './shared-file.ts'
import { shareLink } from './shared-link.ts'

interface Place {
  site: string
  /** The folder of the version. */
  folder: string
  /** The pictures, which `record` names. */
  art: Pictures
  /** The folder of the previous version, whose times must differ. */
  before?: string | undefined
}

/** What is stored of a version: where its files are, and its manifest. */
interface Stored {
  build: string
  pictures?: string
  /** As JSON. */
  manifest: string
}

/**
 * Writes a version under a hidden name, until it is to go live: its record, and for each host a folder with its page and
 * links to what it shares with others. Few small files are cheap to write, so a version has as few as possible.
 */
export function stageRelease(
  { hosts }: Release,
  { manifest, ...record }: Stored,
  { site, folder, art, before }: Place,
) {
  const time = timeAfter(before)
  const { build, pictures } = record
  if (pictures) placePictures(site, pictures, art, time)
  const shared: [name: string, target: string][] = [
    ['assets', layout.assets(site)],
    ...buildParts.map((name): [string, string] => [name, join(layout.build(site, build), name)]),
    ...(pictures ? [['brands', join(layout.pictures(site), pictures, 'brands')] as [string, string]] : []),
  ]
  stageFolder(folder, (partial) => {
    const writeOwn = (name: string, content: string | Uint8Array) => {
      const file = join(partial, name)
      writeFileSync(file, content)
      if (time !== undefined) utimesSync(file, time, time)
    }
    for (const [host, { page, brotli, files }] of hosts) {
      const root = join('hosts', host)
      mkdirSync(join(partial, root), { recursive: true })
      writeOwn(join(root, 'index.html'), page)
      writeOwn(join(root, 'index.html.br'), brotli)
      for (const [name, content] of Object.entries(files)) shareFile(site, join(partial, root, name), content, time)
      for (const [name, target] of shared)
        shareLink(site, relative(join(folder, root), target), join(partial, root, name))
    }
    const rest = JSON.stringify({ ...record, headers: headersOf(hosts) })
    writeOwn('record.json', `${rest.slice(0, -1)},"manifest":${manifest}}`)
  })
}

const headersOf = (hosts: ReadonlyMap<string, HostRelease>) =>
  Object.fromEntries([...hosts].map(([host, { headers }]) => [host, headers]))

/**
 * Servers detect changes by a file’s size and modification time in seconds: two versions never share a second.
 * Undefined if the current time will do.
 */
function timeAfter(before: string | undefined): number | undefined {
  const last = before === undefined ? undefined : statSync(join(before, 'record.json'), { throwIfNoEntry: false })
  if (!last) return undefined
  const second = Math.floor(last.mtimeMs / 1000)
  return Math.floor(Date.now() / 1000) > second ? undefined : second + 1
}
