import type { Note } from './audit.ts'
import { changeSite, type Around } from './change-site.ts'
import { withFrames } from './frames.ts'
import type { Medium } from './objects.ts'
import { fullRecord } from './records.ts'
import { CannotUnpublish } from './errors.ts'
import { published } from './published.ts'

/** Takes a brand offline. Versions and previews are kept. Throws `CannotUnpublish`. */
export const unpublish = (medium: Medium, id: string, note: Note, around: Around) =>
  changeSite(
    medium,
    note,
    async (state) => {
      const { live, ...rest } = state.brands[id] ?? { newest: 0, versions: {} }
      const hosts = Object.keys(state.hosts)
        .filter((host) => state.hosts[host]!.brand === id)
        .sort()
      if (live === undefined && hosts.length === 0) throw new CannotUnpublish(`${id} is not published here.`)
      const from = (await fullRecord(medium, state, id, live))?.record
      const next = {
        ...published(state),
        brands: { ...state.brands, [id]: { ...rest, history: [] } },
        hosts: Object.fromEntries(Object.entries(state.hosts).filter(([, { brand }]) => brand !== id)),
      }
      const outcome = { brand: id, ...(live === undefined ? {} : { from: live }), hosts }
      return {
        change: { state: await withFrames(medium, next), action: 'unpublish' as const, outcomes: [outcome] },
        result: { from, hosts },
      }
    },
    around,
  )
