import type { AuditEntry } from '../audit.ts'
import type { PreviewRecord } from '../preview-record.ts'
import type { SiteStore } from '../site-store.ts'
import { keyOf } from './key-of.ts'
import type { Objects } from '../objects.ts'
import { expectConditions, openObjects } from './objects.ts'
import { placePreview, removePreviews } from './previews.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { fullRecord } from './records.ts'
import { refresh } from './refresh.ts'
import { keptVersions, rollBack, unpublish } from './roll-back.ts'
import { readState, type Shown } from './state.ts'

/** A site at `s3://bucket/prefix`. Commands that meet wait for each other. Throws `UnusableStore`. */
export async function s3Store(address: string): Promise<SiteStore> {
  const objects = openObjects(address)
  if ((await readState(objects)).tag === undefined) await expectConditions(objects)
  return storeOf(objects)
}

/** A site in these objects. */
export const storeOf = (objects: Objects): SiteStore => ({
  brands: async () => Object.keys((await readState(objects)).state.brands).sort(),
  publish: (manifests, ids, options) => publish(objects, manifests, ids, options),
  refresh: (ids, options) => refresh(objects, ids, options),
  async versions(id) {
    const { state } = await readState(objects)
    const live = state.brands[id]?.live
    const kept = keptVersions(state, id).reverse()
    const records = await Promise.all(kept.map((version) => fullRecord(objects, state, id, version)))
    const previews = Object.values(state.previews).filter(({ brand }) => brand === id)
    return {
      versions: records.flatMap((full) => (full ? [{ live: full.record.version === live, ...full.record }] : [])),
      previews: previews.map(withoutDigest),
    }
  },
  previews: async () => Object.values((await readState(objects)).state.previews).map(withoutDigest),
  rollBack: (id, version, note) => rollBack(objects, id, version, note),
  unpublish: (id, note) => unpublish(objects, id, note),
  preview: (id, manifest, request) => placePreview(objects, id, manifest, request),
  removePreviews: (isMeant, by) => removePreviews(objects, isMeant, by),
  prune: (keep, note, isRemoved = true) => prune(objects, keep, note, isRemoved),
  async audit() {
    const keys = await objects.list('audit/')
    const texts = await Promise.all(keys.sort().map((key) => objects.get(key)))
    return texts.flatMap((found) =>
      (found?.text ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as AuditEntry),
    )
  },
  async read(host, path) {
    const pointer = await objects.get(`hosts/${host}`)
    const { shown } = JSON.parse(pointer?.text ?? '{}') as { shown?: Shown }
    return shown && (await objects.get(keyOf(shown, path)))?.text
  },
})

const withoutDigest = ({ digest: _digest, ...record }: PreviewRecord & { digest: string }): PreviewRecord => record
