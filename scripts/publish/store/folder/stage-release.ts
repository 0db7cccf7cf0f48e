import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { layout } from './layout.ts'
import { makeLater } from './make-later.ts'
import { buildParts } from '../place-build.ts'
import { writeRelease, type Release } from '../release.ts'
import { discard, partial } from './replace.ts'
import { stagedPath } from './staged.ts'

interface Shared {
  site: string
  /** The name of the build’s folder. */
  build: string
  /** The name of the set of pictures. */
  pictures?: string | undefined
}

/**
 * Writes a folder with everything that a version’s hosts serve, under a hidden name in `beside`, where its links to what it shares with
 * others are right. The site need not be locked. If it fails, nothing is left.
 */
export async function stageRelease(release: Release, beside: string, shared: Shared): Promise<Staged> {
  const folder = stagedPath(beside)
  const made = new Set<string>()
  const write = (host: string, name: string, content: string | Uint8Array) => {
    const file = join(folder, 'hosts', host, name)
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    made.add(dirname(file))
    writeFileSync(file, content)
  }
  try {
    await writeRelease(release, write)
    for (const host of release.hosts.keys()) linkHost(join(folder, 'hosts', host), release.languages[0], shared)
    const headers = Object.fromEntries([...release.hosts].map(([host, each]) => [host, each.headers]))
    return { folder, digest: release.digest, languages: release.languages, headers }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Links what a host shares with others, and its root as the folder of its first language. */
function linkHost(root: string, language: string | undefined, { site, build, pictures }: Shared) {
  const targets: [name: string, target: string][] = [
    ['assets', layout.assets(site)],
    ...buildParts.map((name): [string, string] => [name, join(layout.build(site, build), name)]),
    ...(pictures ? [['brands', join(layout.pictures(site), pictures, 'brands')] as [string, string]] : []),
  ]
  for (const [name, target] of targets) symlinkSync(relative(root, target), join(root, name))
  if (language) symlinkSync('.', join(root, language))
}

/** A staged folder. */
export interface Staged {
  folder: string
  digest: string
  languages: readonly string[]
  /** Each host’s headers that its pages share. */
  headers: Record<string, Record<string, string>>
}

/**
 * Gives a staged folder its record, and the hidden name that `final` has until it goes live; `record` includes the manifest as JSON.
 * Files that differ from those of earlier versions have later times. The caller locks the site.
 */
export function completeStaged(
  { folder, headers }: Staged,
  { manifest, ...record }: { manifest: string },
  final: string,
  earlier: readonly string[] = [],
) {
  makeLater(
    join(folder, 'hosts'),
    earlier.map((each) => join(each, 'hosts')),
  )
  const rest = JSON.stringify({ ...record, headers })
  writeFileSync(join(folder, 'record.json'), `${rest.slice(0, -1)},"manifest":${manifest}}`)
  discard(final)
  renameSync(folder, partial(final))
}
