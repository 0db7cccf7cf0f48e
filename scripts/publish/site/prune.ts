import { relative } from 'node:path'
import type { Note } from './audit.ts'
import { makeChange } from './change.ts'
import type { Unused } from './unused.ts'

/** Removes what is not used. The caller locks the site. */
export function prune(site: string, { versions, frames, builds, assets, leftovers }: Unused, note: Note) {
  // Versions come first, because they link to the rest.
  const removed = [...versions, ...frames, ...builds].map((path) => relative(site, path))
  if (removed.length + assets.length + leftovers.length === 0) return
  makeChange(site, { action: 'prune', steps: [{ removed }] }, note)
}
