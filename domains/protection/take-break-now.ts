import type { Stores } from '#engine/shell/stores.ts'
import { breakStore } from './break-store.ts'
import { limitStore } from './limit-store.ts'
import { beginUnconfirmed } from './unconfirmed-break.ts'

/**
 * Closes play in this browser at once, and asks the platform for a break of so many hours. Rejects with an `ApiError` if the platform
 * does not confirm it; play then stays closed here.
 */
export async function takeBreakNow(stores: Stores, hours: number) {
  const { get } = stores
  beginUnconfirmed(get(breakStore), hours, stores)
  const days = Math.ceil(hours / 24)
  await get(limitStore).takeBreak({ kind: 'break', days, ...(days * 24 !== hours && { hours }) })
}
