import type { AnyNode } from '@humanwhocodes/momoa'
import { applyChanges, applyEdits, type Edit } from '../../../manifest-tools/json/change.ts'
import { differences, same } from '../../../manifest-tools/json/differences.ts'
import { child, valueAt } from '../../../manifest-tools/json/pointer.ts'
import { find, parseTree } from '../../../manifest-tools/json/positions.ts'
import { changeTo } from '../../shared/merge.ts'
import { written } from '../../shared/written.ts'

interface Range {
  start: number
  end: number
}

/** Changes a list that a file writes itself: entries that stay keep their text, others are written, moved or removed. */
export function editList(text: string, pointer: string, list: readonly unknown[], wanted: readonly unknown[]): string {
  const { from, before, after } = changedRange(list, wanted)
  const isOneChange = before === 1 && after === 1
  if (list.length === 0 || wanted.length === 0) return applyChanges(text, [{ pointer, value: wanted }], written)
  if (isOneChange) return changeEntry(text, child(pointer, from), list[from], wanted[from])
  const ranges = rangesOf(text, pointer)
  const textOf = (value: unknown) => {
    const known = list.findIndex((each) => same(each, value))
    const at = ranges[known]
    return at ? text.slice(at.start, at.end) : entryText(text, ranges[Math.min(from, list.length - 1)]!.start, value)
  }
  const shared = Math.min(before, after)
  const edits: Edit[] = Array.from({ length: shared }, (_, index) => {
    const { start, end } = ranges[from + index]!
    return { offset: start, length: end - start, content: textOf(wanted[from + index]) }
  })
  const added = wanted.slice(from + shared, from + after).map(textOf)
  if (added.length > 0) edits.push(insertion(text, ranges, from + shared, added))
  const changed = applyEdits(text, edits)
  const removed = Array.from({ length: before - shared }, () => child(pointer, from + shared))
  return removed.reduce((rest, at) => applyChanges(rest, [{ pointer: at, remove: true }]), changed)
}

/** Returns the entries between the first and the last difference. */
function changedRange(list: readonly unknown[], wanted: readonly unknown[]) {
  const most = Math.min(list.length, wanted.length)
  let from = 0
  while (from < most && same(list[from], wanted[from])) from++
  let end = 0
  while (end < most - from && same(list.at(-1 - end), wanted.at(-1 - end))) end++
  return { from, before: list.length - from - end, after: wanted.length - from - end }
}

/** Changes the settings of one entry that differ. */
function changeEntry(text: string, pointer: string, before: unknown, after: unknown): string {
  const changes = differences(before, after).map((at) => changeTo(pointer + at, valueAt(after, at)))
  return applyChanges(text, changes, written)
}

function rangesOf(text: string, pointer: string): Range[] {
  const { value } = find(parseTree(text), pointer)
  const nodes: AnyNode[] = value.type === 'Array' ? value.elements : []
  return nodes.map(({ loc }) => ({ start: loc.start.offset, end: loc.end.offset }))
}

/** Writes an entry at the indentation of the line where another one begins. */
function entryText(text: string, beside: number, value: unknown): string {
  const line = text.slice(text.lastIndexOf('\n', beside - 1) + 1, beside)
  const [indent = ''] = /^[ \t]*/.exec(line) ?? []
  return written(value, indent, indent)
}

/** Inserts entries before the one at an index, with the space that separates entries. */
function insertion(text: string, ranges: readonly Range[], index: number, entries: readonly string[]): Edit {
  const next = ranges[index]
  const before = ranges[index - 1]
  const separator = separatorOf(text, ranges)
  if (before) return { offset: before.end, length: 0, content: entries.map((each) => separator + each).join('') }
  return { offset: next!.start, length: 0, content: entries.map((each) => each + separator).join('') }
}

function separatorOf(text: string, [first, second]: readonly Range[]): string {
  if (first && second) return text.slice(first.end, second.start)
  const [space = ''] = /\s*$/.exec(text.slice(0, first?.start)) ?? []
  return `,${space || ' '}`
}
