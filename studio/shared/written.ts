import type { Change } from '../../manifest-tools/check/diagnostic.ts'
import { applyChanges, applyEdits, type Write } from '../../manifest-tools/json/change.ts'
import { placed, spread } from '../../manifest-tools/json/format-manifest.ts'
import { child, keys, valueAt } from '../../manifest-tools/json/pointer.ts'
import { find, parseTree } from '../../manifest-tools/json/positions.ts'

/** Writes a value as `brand create` does: on its line if it fits, otherwise broken up at the indentation of that line. */
export const written: Write = (value, indent, start) => placed(value, indent, start)

/** Returns a manifest’s text with changes as Studio writes them: each text of the brand’s own on a line of its own. */
export const withChanges = (text: string, changes: readonly Change[]): string =>
  changes.reduce((now, change) => textsApart(applyChanges(now, [change], written), change), text)

/** Breaks up the texts around a change where several stand on one line, so that a comparison shows one text per line. */
function textsApart(text: string, change: Change): string {
  if (!('pointer' in change) || 'remove' in change) return text
  const [section, ...path] = keys(change.pointer)
  if (section !== 'texts') return text
  const tree = parseTree(text)
  let at = '/texts'
  for (const key of ['', ...path.slice(0, 2)]) {
    at = key === '' ? at : child(at, key)
    const { value, found } = find(tree, at)
    if (!found || value.type !== 'Object' || value.members.length === 0) return text
    const lines = [value, ...value.members].map(({ loc }) => loc.start.line)
    if (new Set(lines).size === lines.length) continue
    const { start, end } = value.loc
    const [indent = ''] = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', start.offset - 1) + 1)) ?? []
    const content = spread(valueAt(JSON.parse(text), at) as object, indent)
    return applyEdits(text, [{ offset: start.offset, length: end.offset - start.offset, content }])
  }
  return text
}
