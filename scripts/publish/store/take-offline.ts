import { rmSync } from 'node:fs'
import type { OfflineStep, Outcome } from './audit.ts'
import { refreshFrames } from './frame-sites.ts'
import { removeHost } from './hosts.ts'
import { layout } from './layout.ts'

/** Takes brands offline, atomically for all hosts of each. Versions and previews are kept. */
export function takeOffline(site: string, steps: readonly OfflineStep[]): Outcome[] {
  return steps.map(({ brand, from, hosts, frames }) => {
    rmSync(layout.current(site, brand), { force: true })
    for (const host of hosts) removeHost(site, host)
    refreshFrames(site, frames)
    return { brand, ...(from === undefined ? {} : { from }), hosts }
  })
}
