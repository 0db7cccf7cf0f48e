import { relative } from 'node:path'
import type { Intention, Note } from '../audit.ts'
import { makeChange } from './change.ts'
import { layout } from './layout.ts'
import { partial, removeFolder } from './replace.ts'
import { findUnused, type Unused } from './unused.ts'

/** Removes what is not used. The caller locks the site. */
export function prune(site: string, unused: Unused, note: Note) {
  const { versions, frames, builds, pictures, assets, files, leftovers } = unused
  // Versions come first, because they link to the rest.
  const removed = [...versions, ...frames, ...builds, ...pictures].map((path) => relative(site, path))
  if (removed.length + assets.length + files.length + leftovers.length === 0) return
  makeChange(site, { action: 'prune', steps: [{ removed }] }, note)
}

/**
 * Removes old versions and leftovers that an interrupted change does not need, so that it can be completed on a full
 * disk; returns the versions, which `prune` logs. Builds stay, since versions that are not live yet may need them.
 */
export function makeSpace(site: string, keep: number, interrupted: Intention): string[] {
  const needed = foldersOf(site, interrupted)
  const isNeeded = (path: string) => needed.some((folder) => path === folder || path === partial(folder))
  const { versions, leftovers } = findUnused(site, keep)
  const old = versions.filter((path) => !isNeeded(path))
  for (const path of [...leftovers.filter((each) => !isNeeded(each)), ...old]) removeFolder(path)
  return old
}

/** Returns the folders that a change makes live, or brings back. */
const foldersOf = (site: string, { steps }: Intention): string[] =>
  steps.flatMap((step) => {
    if ('record' in step) return [layout.preview(site, step.record.hash)]
    if (!('version' in step)) return []
    return [step.version, step.from].flatMap((version) =>
      version === undefined ? [] : [layout.version(site, step.brand, version)],
    )
  })
