import type { Objects } from '../objects.ts'
import { refreshBrands, type RefreshOptions } from '../refresh.ts'
import { fullRecord } from './records.ts'
import { readState } from './state.ts'
import { rootOf } from './upload.ts'

/** Refreshes the pages of brands’ live versions, as `refreshFolder` does in a folder. */
export function refresh(objects: Objects, ids: readonly string[], options: RefreshOptions) {
  const liveOf = async (id: string) => {
    const { state } = await readState(objects)
    const full = await fullRecord(objects, state, id, state.brands[id]?.live)
    return full && { ...full, objects, rootOf: (host: string) => rootOf(id, full.record.digest, host) }
  }
  return refreshBrands(ids, liveOf, options)
}
