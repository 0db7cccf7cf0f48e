import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage } from '#engine/data/storage.ts'

const keyOf = (brand: string) => `last-provider:${brand}`

/** Notes that a game of a provider is played for money now, in milliseconds since 1970 by this browser’s clock. */
export const notePlay = (brand: string, providerId: string, now = Date.now()) =>
  sharedStorage.setItem(keyOf(brand), JSON.stringify({ providerId, at: now }))

/** Returns when games of this provider may be played: so many minutes after the last game of another one; 0 for at once. */
export function opensAt(brand: string, providerId: string, minutes: number): number {
  const last = parseStored<{ providerId: string; at: number }>(sharedStorage.getItem(keyOf(brand)))
  if (typeof last?.at !== 'number' || last.providerId === providerId) return 0
  return last.at + minutes * 60_000
}
