import type { Note } from './audit.ts'
import { switchOutcome } from './changes.ts'
import { changeSite, type Around } from './change-site.ts'
import { withFrames } from './frames.ts'
import { previousVersion, withVersion } from './history.ts'
import { refusedHosts, showing } from './hosts.ts'
import type { Medium } from './objects.ts'
import { fullRecord, versionOf } from './records.ts'
import { CannotRollBack } from './errors.ts'
import { keptVersions, published, type BrandState } from './published.ts'

const none: BrandState = { newest: 0, history: [], versions: {} }

/**
 * Makes an earlier version live: the given one, or the one that was live before. Also restores an unpublished brand. Throws
 * `CannotRollBack`.
 */
export const rollBack = (medium: Medium, id: string, version: number | undefined, note: Note, around: Around) =>
  changeSite(
    medium,
    note,
    async (state) => {
      const { live, history, ...rest } = state.brands[id] ?? none
      const kept = keptVersions(state, id)
      const wanted = wantedVersion(id, version ?? previousVersion(state, id), { live, kept })
      const [from, to] = [await fullRecord(medium, state, id, live), await fullRecord(medium, state, id, wanted)]
      if (!to) throw new CannotRollBack(`${id} has no version ${wanted} any more.`)
      const refused = refusedHosts(state, id, to.record.hosts)
      if (refused.length > 0) throw new CannotRollBack(refused.join('\n'))
      const brand = { ...rest, live: wanted, history: withVersion(history, wanted, true) }
      const next = showing({ ...published(state), brands: { ...state.brands, [id]: brand } }, [
        { ...to.record, ...rest.versions[wanted] },
      ])
      const outcome = switchOutcome(from && versionOf(from), versionOf(to))
      return {
        change: { state: await withFrames(medium, next), action: 'rollback' as const, outcomes: [outcome] },
        result: { from: from?.record, to: to.record },
      }
    },
    around,
  )

/** Returns the version to restore. Throws `CannotRollBack` if there is none, or nothing to do. */
function wantedVersion(
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
