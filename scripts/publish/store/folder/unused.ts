import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { previousVersion, readHistory, type History } from '../history.ts'
import { allHosts } from '../hosts.ts'
import { currentOf, layout, namesIn, versionsOf } from './layout.ts'
import { assetsOf } from '../place-build.ts'
import { previewRecords } from '../preview-record.ts'
import { recordOf } from '../record.ts'
import { isBeingStaged } from './staged.ts'

/** Paths that are no longer needed. */
export interface Unused {
  versions: string[]
  builds: string[]
  assets: string[]
  frames: string[]
  /** Sets of pictures. */
  pictures: string[]
  /** Files that older versions share. */
  files: string[]
  /** Partial files of killed commands. */
  leftovers: string[]
}

/**
 * Finds what no kept version needs. Kept are each brand’s newest `keep` versions, the live one and the one that
 * `rollback` would restore, and every preview.
 */
export function findUnused(site: string, keep: number): Unused {
  const brands = namesIn(layout.brands(site))
  const history = readHistory(site)
  const kept = new Map(brands.map((id) => [id, keptVersions(site, id, keep, history)]))
  const versions = brands.flatMap((id) =>
    versionsOf(site, id)
      .filter((version) => !kept.get(id)!.has(version))
      .map((version) => layout.version(site, id, version)),
  )
  const records = [
    ...brands.flatMap((id) => [...kept.get(id)!].flatMap((version) => recordOf(site, id, version) ?? [])),
    ...previewRecords(site),
  ]
  const pinned = new Set(records.map(({ build }) => build))
  const pictures = new Set(records.map((record) => record.pictures))
  const [neededBuilds, builds] = split(namesIn(layout.builds(site)), (build) => pinned.has(build))
  const neededAssets = new Set(neededBuilds.flatMap((build) => assetsOf(site, build)))
  const shown = new Set(
    allHosts(site)
      .filter(({ target }) => basename(dirname(target)) === 'frames')
      .map(({ target }) => basename(target)),
  )
  return {
    versions,
    builds: builds.map((build) => layout.build(site, build)),
    assets: namesIn(layout.assets(site))
      .filter((name) => !neededAssets.has(name))
      .map((name) => join(layout.assets(site), name)),
    frames: namesIn(layout.frames(site))
      .filter((name) => !shown.has(name))
      .map((name) => join(layout.frames(site), name)),
    pictures: namesIn(layout.pictures(site))
      .filter((name) => !pictures.has(name))
      .map((name) => join(layout.pictures(site), name)),
    files: unsharedFiles(site),
    leftovers: leftoversIn(site, brands),
  }
}

function keptVersions(site: string, id: string, keep: number, history: History): Set<number> {
  const current = currentOf(site, id)
  const all = versionsOf(site, id)
  return new Set([
    ...all.slice(-keep),
    ...[current, previousVersion(site, id, history)].filter((version) => version !== undefined),
  ])
}

function split<Item>(items: Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** The files that versions of before pages shared, by hard links, and that none has a name for any more. */
const unsharedFiles = (site: string): string[] =>
  namesIn(layout.files(site))
    .map((name) => join(layout.files(site), name))
    .filter((file) => statSync(file).nlink === 1)

/** Names with a leading dot are partial: the site is locked, so only what is staged without that is being written. */
function leftoversIn(site: string, brands: string[]): string[] {
  const folders = ['assets', 'builds', 'previews', 'frames', 'pictures', 'files'].map((name) => join(site, name))
  const ofBrands = brands.flatMap((id) => [join(layout.brands(site), id), layout.versions(site, id)])
  const ofHosts = namesIn(layout.hosts(site)).map((host) => join(layout.hosts(site), host))
  return [...folders, ...ofBrands, ...ofHosts].flatMap((folder) => {
    if (!statSync(folder, { throwIfNoEntry: false })) return []
    return readdirSync(folder)
      .filter((name) => name.startsWith('.'))
      .map((name) => join(folder, name))
      .filter((path) => !isBeingStaged(path))
  })
}
