import type { Note } from './audit.ts'
import { makeChange } from './folder/change.ts'
import { previousVersion, readHistory } from './history.ts'
import { refusedHosts } from './hosts.ts'
import { versionsOf } from './folder/layout.ts'
import { currentRecord, recordOf, type VersionRecord } from './record.ts'

/** A brand cannot be rolled back; the message is the reason. */
export class CannotRollBack extends Error {}

/**
 * Makes an earlier version live: the given one, or the one that was live before. Also restores an unpublished brand.
 * The caller locks the site. Throws `CannotRollBack`.
 */
export function rollBack(
  site: string,
  id: string,
  version: number | undefined,
  note: Note,
): { from: VersionRecord | undefined; to: VersionRecord } {
  const from = currentRecord(site, id)
  const kept = versionsOf(site, id)
  const live = from?.version
  const wanted = wantedVersion(id, version ?? (from && previousVersion(site, id, readHistory(site))), { live, kept })
  const to = recordOf(site, id, wanted)!
  const refused = refusedHosts(site, id, to.hosts)
  if (refused.length > 0) throw new CannotRollBack(refused.join('\n'))
  makeChange(site, { action: 'rollback', steps: [{ brand: id, from: live, version: wanted }] }, note)
  return { from, to }
}

/** Returns the version to restore. Throws `CannotRollBack` if there is none, or nothing to do. */
export function wantedVersion(
  id: string,
  wanted: number | undefined,
  { live, kept }: { live: number | undefined; kept: readonly number[] },
): number {
  const listed = `kept: ${kept.join(', ')}`
  if (wanted === undefined) {
    throw new CannotRollBack(
      live === undefined
        ? `${id} is not published: specify a version (${listed}).`
        : `${id} has no earlier version to roll back to.`,
    )
  }
  if (wanted === live) throw new CannotRollBack(`${id} already shows version ${wanted}.`)
  if (!kept.includes(wanted)) throw new CannotRollBack(`${id} has no version ${wanted} (${listed}).`)
  return wanted
}
