import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** The name of a path while it is written. Only one command works on a site at a time. */
export const partial = (path: string) => join(dirname(path), `.${basename(path)}.partial`)

/** Points a symbolic link to another target atomically. */
export function point(link: string, target: string) {
  mkdirSync(dirname(link), { recursive: true })
  const path = relative(dirname(link), target)
  if (lstatSync(link, { throwIfNoEntry: false }) === undefined) return symlinkSync(path, link)
  const next = partial(link)
  rmSync(next, { force: true })
  symlinkSync(path, next)
  renameSync(next, link)
}

/** Writes a folder completely, but under a hidden name until `settle`. If `write` throws, nothing is left. */
function stageFolder(folder: string, write: (folder: string) => void) {
  discard(folder)
  mkdirSync(partial(folder), { recursive: true })
  try {
    write(partial(folder))
  } catch (error) {
    discard(folder)
    throw error
  }
}

/** Gives a staged folder its name; does nothing if it has it already. */
export function settle(folder: string) {
  if (existsSync(partial(folder))) renameSync(partial(folder), folder)
}

/** Removes a staged folder. */
export const discard = (folder: string) => rmSync(partial(folder), { recursive: true, force: true })

/** Writes a folder under a hidden name and renames it when it is complete. If `write` throws, nothing is left. */
export function placeFolder(folder: string, write: (folder: string) => void) {
  stageFolder(folder, write)
  settle(folder)
}

/** Writes a file under a hidden name and renames it when it is complete. */
export function placeFile(file: string, write: (file: string) => void) {
  const next = partial(file)
  try {
    write(next)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
  renameSync(next, file)
}

/** Removes a folder that others rely on only while it is complete: it is hidden first. */
export function removeFolder(folder: string) {
  const hidden = join(dirname(folder), `.${basename(folder)}.removed`)
  rmSync(hidden, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, hidden)
  rmSync(hidden, { recursive: true, force: true })
}
