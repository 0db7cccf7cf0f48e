import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome, PruneStep } from './audit.ts'
import { removeFolder } from './replace.ts'
import { findUnused } from './unused.ts'

/** Removes what a prune names, then what nothing needs any more after that, and what killed commands left. */
export function removeUnused(site: string, steps: readonly PruneStep[]): Outcome[] {
  for (const path of steps.flatMap(({ removed }) => removed)) removeFolder(join(site, path))
  const { assets, files, leftovers } = findUnused(site, Infinity)
  for (const path of [...leftovers, ...assets, ...files]) rmSync(path, { recursive: true, force: true })
  return steps.map(({ removed }) => ({ removed }))
}
