import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage } from '#engine/data/storage.ts'

const key = 'play-time'

/** Times in milliseconds since 1970. */
export interface PlayTimeRecord {
  startedAt: number
  seenAt: number
}

/** Returns the play time stored in this browser; null if there is none. */
export function readPlayTime(): PlayTimeRecord | null {
  const kept = parseStored<PlayTimeRecord>(sharedStorage.getItem(key))
  return typeof kept?.startedAt === 'number' && typeof kept.seenAt === 'number' ? kept : null
}

export const keepPlayTime = (record: PlayTimeRecord) => sharedStorage.setItem(key, JSON.stringify(record))

/** Called when nobody is signed in. */
export const forgetPlayTime = () => sharedStorage.removeItem(key)
