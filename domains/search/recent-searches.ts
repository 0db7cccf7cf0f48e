import { StoredList } from '#engine/data/stored-list.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The latest searches that led somewhere, of this browser; removed on sign-out. */
export const recentSearches = ({ manifest }: Stores) => new StoredList(`searches:${manifest.id}`, 6)
