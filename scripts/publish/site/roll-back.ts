import type { Note } from './audit.ts'
import { makeChange } from './change.ts'
import { previousVersion, readHistory } from './history.ts'
import { refusedHosts } from './hosts.ts'
import { versionsOf } from './layout.ts'
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
  const wanted = version ?? (from && previousVersion(site, id, readHistory(site)))
  if (wanted === undefined) {
    throw new CannotRollBack(
      from
        ? `${id} has no earlier version to roll back to.`
        : `${id} is not published: specify a version (kept: ${kept.join(', ')}).`,
    )
  }
  if (wanted === from?.version) throw new CannotRollBack(`${id} already shows version ${wanted}.`)
  const to = recordOf(site, id, wanted)
  if (!to) throw new CannotRollBack(`${id} has no version ${wanted} (kept: ${kept.join(', ')}).`)
  const refused = refusedHosts(site, id, to.hosts)
  if (refused.length > 0) throw new CannotRollBack(refused.join('\n'))
  makeChange(site, { action: 'rollback', steps: [{ brand: id, from: from?.version, version: wanted }] }, note)
  return { from, to }
}
