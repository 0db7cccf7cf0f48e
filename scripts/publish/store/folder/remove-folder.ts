import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Removes a folder that others rely on only while it is complete: it is hidden first. */
export function removeFolder(folder: string) {
  const hidden = join(dirname(folder), `.${basename(folder)}.removed`)
  rmSync(hidden, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, hidden)
  rmSync(hidden, { recursive: true, force: true })
}
