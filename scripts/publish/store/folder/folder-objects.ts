import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow, secondOf } from './make-later.ts'
import type { Objects } from '../objects.ts'
import { stagedPath } from './staged.ts'

/**
 * The files of a folder as objects. A file is replaced at once, with a later time, by one that is written in `staging` before.
 * Commands that write the same files must not run at the same time: they take a lock.
 */
export function folderObjects(folder: string, staging: string): Pick<Objects, 'get' | 'list' | 'putIf'> {
  return {
    async get(key) {
      const file = join(folder, key)
      const tag = tagOf(file)
      return tag === undefined ? undefined : { text: readFileSync(file, 'utf8'), tag }
    },
    list: async (prefix) => filesBelow(join(folder, prefix)).map((file) => relative(folder, file)),
    async putIf(tag, key, content) {
      const [file, next] = [join(folder, key), stagedPath(staging)]
      if (tagOf(file) !== tag) return false
      const last = secondOf(file)
      try {
        writeFileSync(next, content)
        if (secondOf(next) <= last) utimesSync(next, last + 1, last + 1)
        renameSync(next, file)
        return true
      } catch (error) {
        rmSync(next, { force: true })
        // Its folder was removed meanwhile.
        if (tag !== undefined && tagOf(file) === undefined) return false
        throw error
      }
    },
  }
}

function tagOf(file: string): string | undefined {
  const { ino, size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return ino === undefined ? undefined : `${ino}-${size}-${mtimeMs}`
}
