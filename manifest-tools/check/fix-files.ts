import { readFileSync, writeFileSync } from 'node:fs'
import { applyEdits, editsOf, type Edit } from '../json/change.ts'
import type { Diagnostic } from './diagnostic.ts'

/** Some editors on Windows write it at the start of a file. */
export const byteOrderMark = '\uFEFF'

/** Reads a manifest file without its byte order mark, like the diagnostics do. */
export const readText = (file: string) => readFileSync(file, 'utf8').replace(byteOrderMark, '')

/** Applies fixes until `check` finds no more; returns the fixed diagnostics. */
export function fixFiles(check: () => Diagnostic[]): Diagnostic[] {
  const fixed: Diagnostic[] = []
  const seen = new Set<string>()
  for (;;) {
    const fixable = check().filter(({ fix }) => fix)
    const files = new Set(fixable.flatMap(({ file }) => file ?? []))
    const fixedNow = [...files].flatMap((file) =>
      fixFile(
        file,
        fixable.filter((each) => each.file === file),
        seen,
      ),
    )
    if (fixedNow.length === 0) return fixed
    fixed.push(...fixedNow)
  }
}

/** Never writes a text that was there before, so that two fixes cannot undo each other for ever. */
function fixFile(file: string, diagnostics: Diagnostic[], seen: Set<string>): Diagnostic[] {
  const raw = readFileSync(file, 'utf8')
  const mark = raw.startsWith(byteOrderMark) ? byteOrderMark : ''
  const text = raw.slice(mark.length)
  const { edits, fixedNow } = separateEdits(text, diagnostics)
  const result = applyEdits(text, edits)
  seen.add(`${file}\n${text}`)
  if (seen.has(`${file}\n${result}`)) return []
  writeFileSync(file, mark + result)
  return fixedNow
}

/** Returns the edits of fixes that do not touch each other; the others follow in the next round. */
function separateEdits(text: string, diagnostics: Diagnostic[]): { edits: Edit[]; fixedNow: Diagnostic[] } {
  const edits: Edit[] = []
  const fixedNow = diagnostics.filter(({ fix }) => {
    const own = editsOf(text, fix!)
    const isFree = own.length > 0 && own.every((edit) => edits.every((other) => isApart(edit, other)))
    if (isFree) edits.push(...own)
    return isFree
  })
  return { edits, fixedNow }
}

const isApart = (a: Edit, b: Edit) => a.offset + a.length < b.offset || b.offset + b.length < a.offset
