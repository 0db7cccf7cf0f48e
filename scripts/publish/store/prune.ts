import type { Note } from './audit.ts'
import { changeSite, type Around } from './change-site.ts'
import { previousVersion } from './history.ts'
import type { Medium } from './objects.ts'
import { keptVersions, pagesOf, published, type Published, type SiteState } from './published.ts'
import { endPrune, readState } from './state.ts'
import { assetsOf, markerOf } from './upload.ts'

/** What a prune removes, or would remove: paths in the store, and the number of single files. */
export interface Pruned {
  removed: string[]
  files: number
}

/**
 * Removes what the newest `keep` versions of each brand, the live one, the one that a rollback restores and the previews
 * do not need. First the state forgets the versions and says that files are being removed, then they are.
 */
export async function prune(
  medium: Medium,
  keep: number,
  note: Note,
  isRemoved: boolean,
  around: Around,
): Promise<Pruned> {
  if (!isRemoved) {
    const { removed, unneeded } = await findUnneeded(medium, (await readState(medium)).state, keep)
    return { removed, files: unneeded.files.length }
  }
  return changeSite(
    medium,
    note,
    async (before) => {
      const { state, removed, unneeded } = await findUnneeded(medium, before, keep)
      const { named, pages, files } = unneeded
      const result = { removed, files: files.length }
      if (removed.length + named.length + pages.length + files.length === 0) return { result }
      const [pruning, prunes] = [new Date().toISOString(), (before.prunes ?? 0) + 1]
      return {
        change: { state: { ...state, pruning, prunes }, action: 'prune' as const, outcomes: [{ removed }] },
        async after() {
          await medium.remove(named.map(markerOf))
          for (const folder of [...pages, ...named]) await medium.removeFolder(folder)
          await medium.remove(files)
          await endPrune(medium)
        },
        result,
      }
    },
    { ...around, makeSpace: (state) => removeVersions(medium, state, keep) },
  )
}

/** Removes the files of old versions before anything is written, so that a full disk has space for it. */
async function removeVersions(medium: Medium, state: SiteState, keep: number) {
  for (const { id, version } of oldVersions(state, keep)) {
    const stored = state.brands[id]!.versions[version]!
    await medium.remove([stored.record])
    await medium.removeFolder(pagesOf(id, stored))
  }
}

/** Returns the versions that are not kept. */
const oldVersions = (state: Published, keep: number) =>
  Object.entries(state.brands).flatMap(([id, { live }]) => {
    const all = keptVersions(state, id)
    const kept = new Set([...all.slice(-keep), live, previousVersion(state, id)])
    return all.filter((version) => !kept.has(version)).map((version) => ({ id, version }))
  })

/** Returns the state without old versions, what it does not need, and the names of what goes. */
async function findUnneeded(medium: Medium, before: SiteState, keep: number) {
  const state = published(before)
  const old = oldVersions(state, keep)
  const brands = { ...state.brands }
  for (const { id, version } of old) {
    const { [version]: _old, ...versions } = brands[id]!.versions
    brands[id] = { ...brands[id]!, versions }
  }
  const left = { ...state, brands }
  const unneeded = await unneededBy(medium, left)
  const versions = old.map(({ id, version }) => `brands/${id}/versions/${version}`)
  // A hidden folder was being removed by a command that was killed.
  const complete = unneeded.named.filter((folder) => !folder.includes('/.'))
  return { state: left, removed: [...versions, ...complete], unneeded }
}

interface Unneeded {
  /** Folders of frames, builds and pictures. */
  named: string[]
  /** Folders of pages, also those of commands that were killed. */
  pages: string[]
  files: string[]
}

/** Returns the folders and files that nothing of a state needs. */
async function unneededBy(medium: Medium, { brands, hosts, previews }: Published): Promise<Unneeded> {
  const versions = Object.entries(brands).flatMap(([id, { versions: kept }]) =>
    Object.values(kept).map((stored) => ({ id, ...stored })),
  )
  const shown = Object.values(previews).map((preview) => ({ id: preview.brand, record: '', ...preview }))
  const all = [...versions, ...shown]
  const builds = [...new Set(all.map(({ build }) => build))]
  const assets = new Set((await Promise.all(builds.map((build) => assetsOf(medium, build)))).flat())
  const records = new Set(all.map(({ record }) => record))
  const needed = new Set([
    ...builds.map((build) => `builds/${build}`),
    ...all.flatMap(({ pictures }) => (pictures ? [`pictures/${pictures}`] : [])),
    ...all.map((own) => pagesOf(own.id, own)),
    ...Object.values(hosts).map(({ root }) => root),
  ])
  const foldersIn = async (folder: string) => (await medium.folders(folder)).map((name) => `${folder}/${name}`)
  const unneededIn = async (folders: readonly string[]) =>
    (await Promise.all(folders.map(foldersIn))).flat().filter((folder) => !needed.has(folder))
  // Older releases have kept versions and previews of a folder there.
  const ofBefore = [...(await foldersIn('brands')).map((brand) => `${brand}/versions`), 'previews']
  const [ofAssets, ofRecords] = [await medium.list('assets/'), await medium.list('records/')]
  return {
    named: await unneededIn(['frames', 'builds', 'pictures']),
    pages: await unneededIn([...(await foldersIn('pages')), ...ofBefore]),
    files: [
      ...ofAssets.filter((key) => !assets.has(key)),
      ...ofRecords.filter((key) => !records.has(key)),
      ...(medium.leftovers?.() ?? []),
    ],
  }
}
