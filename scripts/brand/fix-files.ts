import { readFileSync, writeFileSync } from 'node:fs'
import { applyEdits, editsOf, type Edit } from '#engine/manifest/change.ts'
import type { Diagnostic } from '#engine/manifest/diagnostic.ts'

/** Editors on Windows may begin a file with it. */
export const byteOrderMark = '\uFEFF'

/** A manifest file’s text as the diagnostics see it: without a byte order mark. */
export const readText = (file: string) => readFileSync(file, 'utf8').replace(byteOrderMark, '')

/** Mends what `check` finds, until there is no more to mend; answers what was mended. */
export function fixFiles(check: () => Diagnostic[]): Diagnostic[] {
  const fixed: Diagnostic[] = []
  const seen = new Set<string>()
  for (;;) {
    const fixable = check().filter(({ fix }) => fix)
    const files = new Set(fixable.flatMap(({ file }) => file ?? []))
    const mended = [...files].flatMap((file) =>
      fixFile(
        file,
        fixable.filter((each) => each.file === file),
        seen,
      ),
    )
    if (mended.length === 0) return fixed
    fixed.push(...mended)
  }
}

/** A text that was there before is not written again, so that no two fixes undo each other for ever. */
function fixFile(file: string, diagnostics: Diagnostic[], seen: Set<string>): Diagnostic[] {
  const raw = readFileSync(file, 'utf8')
  const mark = raw.startsWith(byteOrderMark) ? byteOrderMark : ''
  const text = raw.slice(mark.length)
  const { edits, mended } = separateEdits(text, diagnostics)
  const result = applyEdits(text, edits)
  seen.add(`${file}\n${text}`)
  if (seen.has(`${file}\n${result}`)) return []
  writeFileSync(file, mark + result)
  return mended
}

/** The edits of all fixes that do not touch one another; the others get their turn once these are made. */
function separateEdits(text: string, diagnostics: Diagnostic[]): { edits: Edit[]; mended: Diagnostic[] } {
  const edits: Edit[] = []
  const mended = diagnostics.filter(({ fix }) => {
    const own = editsOf(text, fix!)
    const isFree = own.length > 0 && own.every((edit) => edits.every((other) => isApart(edit, other)))
    if (isFree) edits.push(...own)
    return isFree
  })
  return { edits, mended }
}

const isApart = (a: Edit, b: Edit) => a.offset + a.length < b.offset || b.offset + b.length < a.offset
