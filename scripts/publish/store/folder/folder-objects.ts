import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, basename } from 'node:path'
import type { Objects } from '../objects.ts'
import { filesBelow, secondOf } from './make-later.ts'

/**
 * The files of a folder as objects. Each is written at `staging` and then renamed, so that nobody reads a part of one; a file that is
 * replaced on a condition has a later time. Two commands that change the same file on a condition must not do so at the same time:
 * they take a lock.
 */
export function folderObjects(folder: string, staging: string): Objects {
  /** Writes a file, with a time that is later than a second. */
  function place(file: string, content: string | Buffer, last = -1) {
    const next = join(staging, randomBytes(6).toString('hex'))
    try {
      withFolder(next, () => writeFileSync(next, content))
      if (secondOf(next) <= last) utimesSync(next, last + 1, last + 1)
      renameSync(next, file)
    } catch (error) {
      rmSync(next, { force: true })
      throw error
    }
  }
  return {
    async get(key) {
      const file = join(folder, key)
      const tag = tagOf(file)
      return tag === undefined ? undefined : { text: readFileSync(file, 'utf8'), tag }
    },
    exists: async (key) => existsSync(join(folder, key)),
    async put(key, content) {
      const file = join(folder, key)
      withFolder(file, () => place(file, content))
    },
    async putIf(tag, key, content) {
      const file = join(folder, key)
      if (tagOf(file) !== tag) return false
      if (tag === undefined) {
        withFolder(file, () => place(file, content))
        return true
      }
      try {
        place(file, content, secondOf(file))
        return true
      } catch (error) {
        // Its folder was removed meanwhile.
        if (tagOf(file) === undefined) return false
        throw error
      }
    },
    list: async (prefix) =>
      existsSync(join(folder, prefix)) ? filesBelow(join(folder, prefix)).map((file) => relative(folder, file)) : [],
    folders: async (below) => foldersIn(join(folder, below)),
    async remove(keys) {
      for (const key of keys) rmSync(join(folder, key), { force: true })
    },
    removeFolder: async (below) => removeFolder(join(folder, below)),
  }
}

/** Returns the names of the folders in a folder, also of hidden ones; links do not count. */
const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : []

/** Writes a file, and makes its folder if it has none. */
function withFolder(file: string, write: () => void) {
  try {
    write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    write()
  }
}

function tagOf(file: string): string | undefined {
  const { ino, size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return ino === undefined ? undefined : `${ino}-${size}-${mtimeMs}`
}

/** Removes a folder that others rely on only while it is complete: it is hidden first. */
function removeFolder(folder: string) {
  const hidden = join(dirname(folder), `.${basename(folder)}.removed`)
  rmSync(hidden, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, hidden)
  rmSync(hidden, { recursive: true, force: true })
}
