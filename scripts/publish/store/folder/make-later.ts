import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Gives files of a folder later times than the same files of earlier folders have. Servers detect changes by a file’s size and its
 * modification time in seconds.
 */
export function makeLater(folder: string, earlier: readonly string[]) {
  for (const file of filesBelow(folder)) {
    const last = Math.max(-1, ...earlier.map((each) => secondOf(join(each, relative(folder, file)))))
    if (secondOf(file) <= last) utimesSync(file, last + 1, last + 1)
  }
}

/** The second in which a file was modified; -1 for a missing one. */
export function secondOf(file: string): number {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return mtimeMs === undefined ? -1 : Math.floor(mtimeMs / 1000)
}

/** Returns the paths of the files below a folder. Links are not followed: a host’s folder links to shared files, and to itself. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
