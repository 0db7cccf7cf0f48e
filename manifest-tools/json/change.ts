import type { AnyNode, ValueNode } from '@humanwhocodes/momoa'
import type { Change } from '../check/diagnostic.ts'
import { inline } from './inline.ts'
import { keys, parent } from './pointer.ts'
import { find, nameOf, parseTree } from './positions.ts'

/** A range of a text and its replacement. */
export interface Edit {
  offset: number
  length: number
  content: string
}

/** Writes a value as JSON: `indent` is that of its line, `start` what stands before it on that line. */
export type Write = (value: unknown, indent: string, start: string) => string

/** Returns the text edits that make a change. Everything else in the file keeps its formatting. */
export function editsOf(text: string, change: Change, write: Write = inline): Edit[] {
  if ('offset' in change) return [{ ...change, content: '' }]
  const { pointer } = change
  const { value, member, found } = find(parseTree(text), pointer)
  if ('remove' in change) return found ? [removal(text, pointer)] : []
  if ('key' in change) return found && member ? [replacing(member.name, JSON.stringify(change.key))] : []
  if (!found) return [insertion(text, pointer, change.value, write)]
  const start = text.slice(text.lastIndexOf('\n', startOf(value) - 1) + 1, startOf(value))
  return [replacing(value, write(change.value, indentOf(start), start))]
}

/** Applies changes one after the other. */
export const applyChanges = (text: string, changes: readonly Change[], write?: Write) =>
  changes.reduce((changed, change) => applyEdits(changed, editsOf(changed, change, write)), text)

/** Applies edits that do not overlap. */
export const applyEdits = (text: string, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (edited, { offset, length, content }) => edited.slice(0, offset) + content + edited.slice(offset + length),
      text,
    )

const startOf = ({ loc }: AnyNode) => loc.start.offset
const endOf = ({ loc }: AnyNode) => loc.end.offset
const replacing = (node: AnyNode, content: string): Edit => ({
  offset: startOf(node),
  length: endOf(node) - startOf(node),
  content,
})

function childrenOf(holder: ValueNode): AnyNode[] {
  if (holder.type === 'Object') return holder.members
  return holder.type === 'Array' ? holder.elements : []
}

/** Removes the comma and white space next to the member too. */
function removal(text: string, pointer: string): Edit {
  const holder = find(parseTree(text), parent(pointer)).value
  const children = childrenOf(holder)
  const [key] = keys(pointer).slice(-1)
  const index = holder.type === 'Object' ? holder.members.map(nameOf).lastIndexOf(key ?? '') : Number(key)
  const [from, to] = bounds(holder, children, index)
  return { offset: from, length: to - from, content: '' }
}

function bounds(holder: ValueNode, children: AnyNode[], index: number): [from: number, to: number] {
  const child = children[index]!
  const before = children[index - 1]
  const after = children[index + 1]
  const beginsLine = before?.loc.end.line !== child.loc.start.line
  if (after && (!before || (beginsLine && after.loc.start.line === child.loc.end.line)))
    return [startOf(child), startOf(after)]
  return before ? [endOf(before), endOf(child)] : [startOf(holder) + 1, endOf(holder) - 1]
}

/** Inserts after the last member, on a line of its own if that member has one. */
function insertion(text: string, pointer: string, value: unknown, write: Write): Edit {
  const holder = find(parseTree(text), parent(pointer))
  const [key = ''] = keys(pointer).slice(-1)
  if (!holder.found) return insertion(text, parent(pointer), { [key]: value }, write)
  if (holder.value.type !== 'Object') return replacing(holder.value, inline({ [key]: value }))
  const last = childrenOf(holder.value).slice(-1)[0]
  if (!last) return replacing(holder.value, inline({ [key]: value }))
  const [line = ''] = /\r?\n[ \t]*$/.exec(text.slice(0, startOf(last))) ?? []
  const start = `${line.replace(/\r?\n/, '')}${JSON.stringify(key)}: `
  return {
    offset: endOf(last),
    length: 0,
    content: `,${line || ' '}${start.trimStart()}${write(value, indentOf(start), start)}`,
  }
}

const indentOf = (line: string) => /^[ \t]*/.exec(line)![0]
