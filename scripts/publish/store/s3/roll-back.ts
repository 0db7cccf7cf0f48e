import type { Note } from '../audit.ts'
import { switchOutcome } from '../changes.ts'
import { isEarlier, withVersion } from '../history.ts'
import { refusals } from '../hosts.ts'
import type { VersionRecord } from '../record.ts'
import { CannotRollBack, wantedVersion } from '../roll-back.ts'
import { CannotUnpublish } from '../unpublish.ts'
import { changeSite } from './change-site.ts'
import { withFrames } from './frames.ts'
import type { Objects } from '../objects.ts'
import { showing } from './publish.ts'
import { fullRecord, versionOf } from './records.ts'
import type { Published, SiteState } from './state.ts'

/** Returns the numbers of a brand’s kept versions, oldest first. */
export const keptVersions = ({ brands }: Published, id: string): number[] =>
  Object.keys(brands[id]?.versions ?? {})
    .map(Number)
    .sort((a, b) => a - b)

/** Returns the version that a rollback without a number restores. */
export function previousVersion(state: Published, id: string): number | undefined {
  const { live, history = [] } = state.brands[id] ?? {}
  const kept = keptVersions(state, id)
  return live === undefined ? undefined : history.findLast((version) => isEarlier(version, live, kept))
}

/** Makes an earlier version live, as `rollBack` does in a folder. */
export const rollBack = (objects: Objects, id: string, version: number | undefined, note: Note) =>
  changeSite(objects, note, async (state) => {
    const { live, history = [], ...rest } = state.brands[id] ?? { newest: 0, versions: {} }
    const wanted = wantedVersion(id, version ?? previousVersion(state, id), { live, kept: keptVersions(state, id) })
    const [from, to] = [await fullRecord(objects, state, id, live), (await fullRecord(objects, state, id, wanted))!]
    const refused = refusals(id, to.record.hosts, (host) => state.hosts[host] && { brand: state.hosts[host].brand })
    if (refused.length > 0) throw new CannotRollBack(refused.join('\n'))
    const brand = { ...rest, live: wanted, history: withVersion(history, wanted, true) }
    const next = showing({ ...published(state), brands: { ...state.brands, [id]: brand } }, [to.record])
    const outcome = switchOutcome(from && versionOf(from), versionOf(to))
    return {
      change: { state: await withFrames(objects, next), action: 'rollback' as const, outcomes: [outcome] },
      result: { from: from?.record, to: to.record },
    }
  })

/** Takes a brand offline, as `unpublish` does in a folder. */
export const unpublish = (objects: Objects, id: string, note: Note) =>
  changeSite(objects, note, async (state) => {
    const { live, ...rest } = state.brands[id] ?? { newest: 0, versions: {}, history: [] }
    const hosts = Object.keys(state.hosts)
      .filter((host) => state.hosts[host]!.brand === id)
      .sort()
    if (live === undefined && hosts.length === 0) throw new CannotUnpublish(`${id} is not published here.`)
    const from: VersionRecord | undefined = (await fullRecord(objects, state, id, live))?.record
    const next = {
      ...published(state),
      brands: { ...state.brands, [id]: { ...rest, history: [] } },
      hosts: Object.fromEntries(Object.entries(state.hosts).filter(([, { brand }]) => brand !== id)),
    }
    const outcome = { brand: id, ...(live === undefined ? {} : { from: live }), hosts }
    return {
      change: { state: await withFrames(objects, next), action: 'unpublish' as const, outcomes: [outcome] },
      result: { from, hosts },
    }
  })

/** Returns what is published, without what describes the last change. */
export const published = ({ brands, hosts, previews, pruning, prunes }: SiteState): Published => ({
  brands,
  hosts,
  previews,
  ...(pruning && { pruning }),
  ...(prunes !== undefined && { prunes }),
})
