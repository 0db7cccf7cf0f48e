import type { Note } from '../audit.ts'
import type { Pruned } from '../site-store.ts'
import { changeSite } from './change-site.ts'
import type { Objects } from '../objects.ts'
import { keptVersions, previousVersion, published } from './roll-back.ts'
import { readState, type Published } from './state.ts'
import { markerOf, pagesOf } from './upload.ts'

/**
 * Removes what the newest `keep` versions of each brand, the live one, the one that a rollback restores and the previews
 * do not need. First the state forgets the versions and says that files are being removed, then they are.
 */
export async function prune(objects: Objects, keep: number, note: Note, isRemoved: boolean): Promise<Pruned> {
  if (!isRemoved) {
    const { state, removed } = forgotten((await readState(objects)).state, keep)
    const { folders, files } = await unneeded(objects, state)
    return { removed: [...removed, ...folders], files: files.length }
  }
  const { removed, unneeded: found } = await changeSite(objects, note, async (before) => {
    const { state, removed: versions } = forgotten(before, keep)
    const { folders, files } = await unneeded(objects, state)
    const all = [...versions, ...folders]
    const result = { removed: all, unneeded: files }
    if (all.length + files.length === 0) return { result }
    const pruning = new Date().toISOString()
    const prunes = (before.prunes ?? 0) + 1
    return { change: { state: { ...state, pruning, prunes }, action: 'prune', outcomes: [{ removed: all }] }, result }
  })
  if (found.length > 0) {
    await objects.remove(found.filter((key) => key.endsWith('/complete')))
    await objects.remove(found.filter((key) => !key.endsWith('/complete')))
    await endPrune(objects)
  }
  return { removed, files: found.length }
}

/** Says that files are no longer being removed. */
async function endPrune(objects: Objects) {
  const { state, tag } = await readState(objects)
  const { pruning: _pruning, ...rest } = state
  // Nothing else changes the state meanwhile.
  await objects.putIf(tag, 'site.json', JSON.stringify(rest), { type: 'application/json', caching: 'no-store' })
}

/** Returns the state without the versions that are not kept, and their names. */
function forgotten(before: Parameters<typeof published>[0], keep: number): { state: Published; removed: string[] } {
  const state = published(before)
  const removed: string[] = []
  const brands = Object.entries(state.brands).map(([id, brand]) => {
    const all = keptVersions(state, id)
    const kept = new Set([...all.slice(-keep), brand.live, previousVersion(state, id)])
    removed.push(...all.filter((version) => !kept.has(version)).map((version) => `brands/${id}/versions/${version}`))
    const versions = Object.entries(brand.versions).filter(([version]) => kept.has(Number(version)))
    return [id, { ...brand, versions: Object.fromEntries(versions) }]
  })
  return { state: { ...state, brands: Object.fromEntries(brands) }, removed }
}

/** Returns the folders and files that nothing of a state needs. */
async function unneeded(objects: Objects, { brands, hosts, previews }: Published) {
  const versions = Object.entries(brands).flatMap(([id, { versions: kept }]) =>
    Object.values(kept).map((stored) => ({ id, ...stored })),
  )
  const shown = Object.values(previews).map((preview) => ({ id: preview.brand, record: '', ...preview }))
  const all = [...versions, ...shown]
  const builds = [...new Set(all.map(({ build }) => build))]
  const lists = await Promise.all(builds.map((build) => objects.get(`builds/${build}/assets.json`)))
  const assets = new Set(lists.flatMap((list) => (list ? (JSON.parse(list.text) as string[]) : [])))
  const records = new Set(all.map(({ record }) => record))
  const folders = new Set([
    ...builds.map((build) => `builds/${build}`),
    ...all.flatMap(({ pictures }) => (pictures ? [`pictures/${pictures}`] : [])),
    ...all.map(({ id, digest }) => pagesOf(id, digest)),
    ...Object.values(hosts).map(({ root }) => root),
  ])
  const keys = (
    await Promise.all(['assets/', 'builds/', 'pictures/', 'pages/', 'frames/', 'records/'].map(objects.list))
  ).flat()
  const isNeeded = (key: string) => {
    if (key.startsWith('assets/')) return assets.has(key)
    if (key.startsWith('records/')) return records.has(key)
    return folders.has(folderOf(key))
  }
  const files = keys.filter((key) => !isNeeded(key))
  const complete = files.filter((key) => key === markerOf(folderOf(key)) && !key.startsWith('pages/'))
  return { folders: complete.map(folderOf), files }
}

/** The folder that is written and removed as a whole: `builds/<name>`, but `pages/<brand>/<digest>`. */
const folderOf = (key: string) =>
  key
    .split('/')
    .slice(0, key.startsWith('pages/') ? 3 : 2)
    .join('/')
