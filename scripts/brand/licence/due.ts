import { licencesOf, startOf } from '#manifest-tools/licences/duties.ts'
import type { Packs } from '#manifest-tools/licences/pack.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'

/** A day on which a duty begins or ends. */
export interface Due {
  day: string
  what: 'from' | 'until'
  licence: string
  duty: string
  says: string
  /** The brands under the licence. */
  brands: string[]
}

/** Returns what begins or ends after a moment, by its day. */
export function dueAfter(packs: Packs, manifests: readonly JsonObject[], now: number): Due[] {
  const due = Object.entries(packs).flatMap(([licence, pack]) =>
    pack.duties.flatMap(({ id, says, from, until }) =>
      Object.entries({ from, until }).flatMap(([what, day]): Due[] => {
        if (day === undefined || startOf(day, pack) <= now) return []
        const brands = manifests.filter((each) => licencesOf(each).includes(licence)).map((each) => String(each.id))
        return [{ day, what: what as Due['what'], licence, duty: id, says, brands }]
      }),
    ),
  )
  return due.sort((one, two) => (one.day < two.day ? -1 : Number(one.day > two.day)))
}
