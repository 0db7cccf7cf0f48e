import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome, PreviewStep } from '../audit.ts'
import { refreshFrames } from './frame-sites.ts'
import { removeHost } from '../hosts.ts'
import { layout } from './layout.ts'
import { storedPreview } from '../preview-record.ts'
import { placeFile, point, removeFolder, settle } from './replace.ts'

/** Opens staged previews at their addresses, or renews the ones that are there. */
export function showPreviews(site: string, steps: readonly PreviewStep[]): Outcome[] {
  return steps.map(({ record }) => {
    const { brand, hash, hosts, frames, engine } = record
    const folder = layout.preview(site, hash)
    settle(folder)
    const stored = JSON.stringify({ ...storedPreview(site, hash), ...record })
    placeFile(join(folder, 'record.json'), (partial) => writeFileSync(partial, stored))
    for (const host of hosts) point(layout.host(site, host), join(folder, 'hosts', host))
    refreshFrames(site, frames)
    return { brand, hosts, engine }
  })
}

/** Removes previews, hosts first. */
export function hidePreviews(site: string, steps: readonly PreviewStep[]): Outcome[] {
  for (const { record } of steps) {
    for (const host of record.hosts) removeHost(site, host)
    removeFolder(layout.preview(site, record.hash))
  }
  refreshFrames(
    site,
    steps.flatMap(({ record }) => record.frames),
  )
  return steps.map(({ record: { brand, hosts } }) => ({ brand, hosts }))
}
