import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { OfflineStep, Outcome, PruneStep } from '../audit.ts'
import { refreshFrames } from './frame-sites.ts'
import { removeHost } from '../hosts.ts'
import { layout } from './layout.ts'
import { removeFolder } from './replace.ts'
import { hidePreviews, showPreviews } from './show-previews.ts'
import { switchVersions } from './switch.ts'
import { findUnused } from './unused.ts'

/** What carries out the steps of a change. Each can be repeated after it was interrupted, and returns the outcomes. */
export const actions = {
  publish: switchVersions,
  rollback: switchVersions,
  unpublish: takeOffline,
  preview: showPreviews,
  'remove-preview': hidePreviews,
  prune: removeUnused,
}

/** Takes brands offline, atomically for all hosts of each. Versions and previews are kept. */
function takeOffline(site: string, steps: readonly OfflineStep[]): Outcome[] {
  return steps.map(({ brand, from, hosts, frames }) => {
    rmSync(layout.current(site, brand), { force: true })
    for (const host of hosts) removeHost(site, host)
    refreshFrames(site, frames)
    return { brand, ...(from === undefined ? {} : { from }), hosts }
  })
}

/** Removes what a prune names, then what nothing needs any more after that, and what killed commands left. */
function removeUnused(site: string, steps: readonly PruneStep[]): Outcome[] {
  for (const path of steps.flatMap(({ removed }) => removed)) removeFolder(join(site, path))
  const { assets, files, leftovers } = findUnused(site, Infinity)
  for (const path of [...leftovers, ...assets, ...files]) rmSync(path, { recursive: true, force: true })
  return steps.map(({ removed }) => ({ removed }))
}
