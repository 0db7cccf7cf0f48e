import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { linkOf } from './layout.ts'

/** Points a symbolic link to another target atomically. */
export function point(link: string, target: string) {
  const path = relative(dirname(link), target)
  const next = join(dirname(link), `.${basename(link)}.partial`)
  rmSync(next, { force: true })
  const before = linkOf(link)
  if (before === path) return
  mkdirSync(dirname(link), { recursive: true })
  if (before === undefined) return symlinkSync(path, link)
  symlinkSync(path, next)
  renameSync(next, link)
}
