import type { Manifest } from '#manifest'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import type { AuditEntry, Note } from './audit.ts'
import type { Around } from './change-site.ts'
import type { Medium } from './objects.ts'
import { placePreview, recordOf, removePreviews, type PreviewRequest } from './preview.ts'
import type { PreviewRecord } from './preview-record.ts'
import { prune, type Pruned } from './prune.ts'
import { publishBrands, type PublishOptions, type PublishResult } from './publish-brands.ts'
import type { VersionRecord } from './record.ts'
import { fullRecord, type Full } from './records.ts'
import { refresh, type Refreshed, type RefreshOptions } from './refresh.ts'
import { rollBack } from './roll-back.ts'
import { unsettled } from './settle.ts'
import { keptVersions } from './published.ts'
import { readState } from './state.ts'
import { unpublish } from './unpublish.ts'

/** The kept versions of a brand, newest first, and its previews. */
export interface Versions {
  versions: ({ live: boolean } & VersionRecord)[]
  previews: PreviewRecord[]
}

/**
 * Where published sites are. Each change happens as a whole or not at all, and no version of another command is lost. Changes throw
 * `SiteLocked` if others keep changing the site.
 */
export interface SiteStore {
  /** The ids of the brands that have versions. */
  brands(): Promise<string[]>
  /** Publishes all of the brands or none. */
  publish(manifests: Manifests, ids: string[], options: PublishOptions): Promise<PublishResult>
  /**
   * Reads the platforms’ content again for the live versions of brands, and rewrites the pages that show other content since; nothing
   * else changes. Throws `SiteLocked` if another command does so on a site in a folder.
   */
  refresh(ids: readonly string[], options: RefreshOptions): AsyncIterable<Refreshed>
  versions(id: string): Promise<Versions>
  /** Returns a version with its manifest, the live one without a number; undefined if there is none. */
  version(id: string, version?: number): Promise<Full | undefined>
  /** Returns the live versions by brand. */
  live(): Promise<ReadonlyMap<string, Full>>
  previews(): Promise<PreviewRecord[]>
  /** Makes an earlier version live: the given one, or the one that was live before. Throws `CannotRollBack`. */
  rollBack(
    id: string,
    version: number | undefined,
    note: Note,
  ): Promise<{ from: VersionRecord | undefined; to: VersionRecord }>
  /** Takes a brand offline. Throws `CannotUnpublish`. */
  unpublish(id: string, note: Note): Promise<{ from?: VersionRecord | undefined; hosts: string[] }>
  preview(id: string, manifest: Manifest, request: PreviewRequest): Promise<PreviewRecord>
  /** Removes the previews that `isMeant` chooses, and returns them. */
  removePreviews(isMeant: (preview: PreviewRecord) => boolean, by: string): Promise<PreviewRecord[]>
  /** Removes what the newest `keep` versions of each brand do not need; only lists it if nothing `isRemoved`. */
  prune(keep: number, note: Note, isRemoved?: boolean): Promise<Pruned>
  /** The outcomes of all changes, oldest first. */
  audit(): Promise<AuditEntry[]>
  /** Returns the lines of a change that was interrupted, and that the next command completes; undefined if there is none. */
  interrupted(): Promise<readonly AuditEntry[] | undefined>
  /** Returns a file that a host serves; undefined if it serves none. */
  read(host: string, path: string): Promise<string | undefined>
}

/** Returns the site in a medium; `completed` is called with a change that was interrupted, once it is completed. */
export function siteStore(medium: Medium, completed?: Around['completed']): SiteStore {
  const around: Around = { completed }
  const stateNow = async () => (await readState(medium)).state
  return {
    brands: async () => Object.keys((await stateNow()).brands).sort(),
    publish: (manifests, ids, options) => publishBrands(medium, manifests, ids, options, around),
    refresh: (ids, options) => refresh(medium, ids, options),
    async versions(id) {
      const state = await stateNow()
      const live = state.brands[id]?.live
      const kept = keptVersions(state, id).reverse()
      const records = await Promise.all(kept.map((version) => fullRecord(medium, state, id, version)))
      const previews = Object.values(state.previews).filter(({ brand }) => brand === id)
      return {
        versions: records.flatMap((full) => (full ? [{ live: full.record.version === live, ...full.record }] : [])),
        previews: previews.map(recordOf),
      }
    },
    async version(id, version) {
      const state = await stateNow()
      return fullRecord(medium, state, id, version ?? state.brands[id]?.live)
    },
    async live() {
      const state = await stateNow()
      const all = Object.entries(state.brands).map(
        async ([id, { live }]) => [id, await fullRecord(medium, state, id, live)] as const,
      )
      return new Map((await Promise.all(all)).flatMap(([id, full]) => (full ? [[id, full]] : [])))
    },
    previews: async () => Object.values((await stateNow()).previews).map(recordOf),
    rollBack: (id, version, note) => rollBack(medium, id, version, note, around),
    unpublish: (id, note) => unpublish(medium, id, note, around),
    preview: (id, manifest, request) => placePreview(medium, id, manifest, request, around),
    removePreviews: (isMeant, by) => removePreviews(medium, isMeant, by, around),
    prune: (keep, note, isRemoved = true) => prune(medium, keep, note, isRemoved, around),
    audit: () => medium.entries(),
    interrupted: async () => unsettled(medium, await stateNow()),
    read: (host, path) => medium.served(host, path),
  }
}
