import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome, PruneStep } from './audit.ts'
import { removeFolder } from './replace.ts'
import { findUnused } from './unused.ts'

/** Removes what a prune names, then the assets that no build needs any more, and what killed commands left. */
export function removeUnused(site: string, steps: readonly PruneStep[]): Outcome[] {
  for (const path of steps.flatMap(({ removed }) => removed)) removeFolder(join(site, path))
  const { assets, leftovers } = findUnused(site, Infinity)
  for (const path of [...leftovers, ...assets]) rmSync(path, { recursive: true, force: true })
  return steps.map(({ removed }) => ({ removed }))
}
