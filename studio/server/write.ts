import {
  chmodSync,
  existsSync,
  linkSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { byteOrderMark } from '../../manifest-tools/check/fix-files.ts'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import type { Conflict, ManifestFile } from '../shared/calls.ts'
import { mergeTexts } from '../shared/merge.ts'
import { readFileOf, revisionOf } from './revision.ts'

/** A text to save, and the one that it was made from; null for a file that was deleted and is written again. */
export interface Save {
  text: string
  base: string | null
}

/** Saves a manifest’s text, unless its file is no longer the one that it was made from. */
export function save(manifests: Manifests, name: string, { text, base }: Save): ManifestFile | Conflict {
  const current = readFileOf(manifests, name)
  if (current?.text !== (base ?? undefined) && current?.text !== text) return conflict(current, base, text)
  replaceFile(manifests.path(name), text)
  return { name, path: manifests.path(name), text, revision: revisionOf(text) }
}

/** Whether a save found another file than it was made from. */
export const isConflict = (saved: ManifestFile | Conflict): saved is Conflict => 'overlaps' in saved

function conflict(current: ManifestFile | undefined, base: string | null, mine: string): Conflict {
  if (!current) return { overlaps: [] }
  try {
    const { text, overlaps } = mergeTexts(base ?? '{}', mine, current.text)
    return { current, merged: text, overlaps }
  } catch (error) {
    // What is not JSON has no settings to merge: the whole file is the question.
    if (error instanceof SyntaxError) return { current, overlaps: [{ pointer: '', mine, theirs: current.text }] }
    throw error
  }
}

/** Writes a file at once, so that no reader and no crash sees half of it. */
export function replaceFile(path: string, text: string) {
  if (!existsSync(path)) return createFile(path, text)
  const file = realpathSync(path)
  const mark = readFileSync(file, 'utf8').startsWith(byteOrderMark) ? byteOrderMark : ''
  const { mode } = statSync(file)
  // A folder that may be written to would let a read-only file be replaced.
  if ((mode & 0o222) === 0) throw Object.assign(new Error('read-only'), { code: 'EACCES' })
  const next = beside(file)
  writeFileSync(next, mark + text)
  chmodSync(next, mode)
  renameSync(next, file)
  return undefined
}

/** Throws if somebody else has created the file meanwhile: a link, unlike a rename, replaces nothing. */
function createFile(file: string, text: string) {
  const next = beside(file)
  writeFileSync(next, text)
  try {
    linkSync(next, file)
  } finally {
    rmSync(next)
  }
}

const beside = (file: string) => join(dirname(file), `.${basename(file)}.${process.pid}.new`)
