import { refusedHosts } from './hosts.ts'
import { versionsOf } from './layout.ts'
import { currentRecord, recordOf, type VersionRecord } from './record.ts'
import { switchVersions } from './switch.ts'

/** Why a brand cannot go back. */
export class CannotRollBack extends Error {}

/**
 * Has a brand show an earlier version again: the one that is named, else the one that was live before the present one.
 * A brand that is off the air comes back by it.
 * The site is locked by the caller. Throws `CannotRollBack`.
 */
export function rollBack(
  site: string,
  id: string,
  version: number | undefined,
  note: { by: string; message?: string | undefined },
): { from: VersionRecord | undefined; to: VersionRecord } {
  const from = currentRecord(site, id)
  const kept = versionsOf(site, id)
  const wanted = version ?? from?.from
  if (wanted === undefined) {
    throw new CannotRollBack(
      from
        ? `No version was live before the one that ${id} shows.`
        : `${id} is off the air: name the version to show (kept: ${kept.join(', ')}).`,
    )
  }
  if (wanted === from?.version) throw new CannotRollBack(`${id} shows version ${wanted} already.`)
  const to = recordOf(site, id, wanted)
  if (!to) throw new CannotRollBack(`${id} has no version ${wanted} any more (kept: ${kept.join(', ')}).`)
  const refused = refusedHosts(site, id, to.hosts)
  if (refused.length > 0) throw new CannotRollBack(refused.join('\n'))
  switchVersions(site, [{ from, to }], {
    at: new Date().toISOString(),
    by: note.by,
    action: 'rollback',
    ...(note.message ? { message: note.message } : {}),
  })
  return { from, to }
}
