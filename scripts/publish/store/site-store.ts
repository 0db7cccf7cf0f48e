import type { Manifest } from '#manifest'
import type { Manifests } from '../../manifests/read-manifests.ts'
import type { AuditEntry, Note } from './audit.ts'
import type { PreviewRecord } from './preview-record.ts'
import type { PreviewRequest } from './preview.ts'
import type { PublishOptions, PublishResult } from './publish-brands.ts'
import type { Refreshed, RefreshOptions } from './refresh.ts'
import type { VersionRecord } from './record.ts'
import type { Versions } from './versions.ts'

/** What a prune removes, or would remove: paths in the store, and the number of files that only those needed. */
export interface Pruned {
  removed: string[]
  files: number
}

/** Where published sites are. Each change happens as a whole or not at all, and no version of another command is lost. */
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
  /** Returns a file that a host serves; undefined if it serves none. */
  read(host: string, path: string): Promise<string | undefined>
}

/** A store that cannot be used; the message is the reason. */
export class UnusableStore extends Error {}
