import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage } from '#engine/data/storage.ts'

/** How long a write may be under way; one whose outcome is still unknown then is found again after the next sign-in. */
const longestMs = 60_000

/** Whether any tab is sending a write that is made only once, such as a payment (engine/data/once/pending-writes.ts). */
export const isSending = (now: number): boolean =>
  sharedStorage.keys().some((key) => {
    if (!key.startsWith('unresolved-')) return false
    const time = parseStored<{ time: number }>(sharedStorage.getItem(key))?.time
    return time !== undefined && Math.abs(now - time) < longestMs
  })
