import { parseKept } from '#engine/data/parse-kept.ts'

const key = 'play-time'

/** In milliseconds since 1970. */
export interface PlayTimeRecord {
  startedAt: number
  seenAt: number
}

/** What this browser knows of a player’s time here; null where it knows nothing. */
export function readPlayTime(): PlayTimeRecord | null {
  const kept = parseKept<PlayTimeRecord>(localStorage.getItem(key))
  return typeof kept?.startedAt === 'number' && typeof kept.seenAt === 'number' ? kept : null
}

export const keepPlayTime = (record: PlayTimeRecord) => localStorage.setItem(key, JSON.stringify(record))

/** Where nobody is signed in, nothing goes on. */
export const forgetPlayTime = () => localStorage.removeItem(key)
