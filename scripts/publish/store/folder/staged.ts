import { randomBytes } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isAlive } from './lock.ts'

/** What is written while the site is not locked: `.staged-<process id>-<random>`. */
const form = /^\.staged-(\d+)-[\da-f]+$/

/** Nothing takes this long to write, in milliseconds. A later process can have the same id. */
const longest = 24 * 60 * 60 * 1000

/** Returns a hidden path in a folder for something that is to be renamed once it is complete. */
export const stagedPath = (folder: string): string =>
  join(folder, `.staged-${process.pid}-${randomBytes(6).toString('hex')}`)

/** Whether a hidden path is being written by a process that does not lock the site. */
export function isBeingStaged(path: string): boolean {
  const [, pid] = form.exec(basename(path)) ?? []
  if (pid === undefined || !isAlive(Number(pid))) return false
  const { mtimeMs = 0 } = lstatSync(path, { throwIfNoEntry: false }) ?? {}
  return Date.now() - mtimeMs < longest
}
