import { lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const partial = (path: string) => join(dirname(path), `.${basename(path)}.${process.pid}`)

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

/** Writes a folder under a temporary name and renames it when it is complete. If `write` throws, nothing is left. */
export function placeFolder(folder: string, write: (folder: string) => void) {
  const next = partial(folder)
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  try {
    write(next)
    renameSync(next, folder)
  } catch (error) {
    rmSync(next, { recursive: true, force: true })
    throw error
  }
}

/** Writes a file under a temporary name and renames it when it is complete. */
export function placeFile(file: string, write: (file: string) => void) {
  const next = partial(file)
  write(next)
  renameSync(next, file)
}
