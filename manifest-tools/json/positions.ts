import {
  parse,
  type AnyNode,
  type DocumentNode,
  type MemberNode,
  type ObjectNode,
  type ValueNode,
} from '@humanwhocodes/momoa'
import type { Part } from '../check/diagnostic.ts'
import { child, keys, parent } from './pointer.ts'

/** A place in a text: line and column from 1, length within that line. */
export interface Span {
  line: number
  column: number
  length: number
}

/** Parses JSON into a syntax tree; throws on a syntax error. */
export const parseTree = (text: string): DocumentNode => parse(text, { mode: 'json' })

/** Returns the span of a pointer; if the setting is missing, that of its nearest existing parent. */
export function spanOf(tree: DocumentNode, text: string, pointer: string, part: Part): Span {
  const { value, member, found } = find(tree, part === 'holder' ? parent(pointer) : pointer)
  if (found && part === 'value') return span(value, text)
  return member ? span(member.name, text) : { ...span(value, text), length: 1 }
}

/** Finds the node and member at a pointer, or their nearest existing parent. */
export function find(tree: DocumentNode, pointer: string) {
  let value: ValueNode = tree.body
  let member: MemberNode | undefined
  for (const key of keys(pointer)) {
    const next = step(value, key)
    if (!next) return { value, member, found: false }
    ;({ value, member } = next)
  }
  return { value, member, found: true }
}

function step(holder: ValueNode, key: string): { value: ValueNode; member?: MemberNode } | undefined {
  if (holder.type === 'Array') return holder.elements[Number(key)]
  if (holder.type !== 'Object') return undefined
  const member = [...holder.members].reverse().find((each) => nameOf(each) === key)
  return member && { value: member.value, member }
}

/** A node of several lines is cut at the end of its first line. */
function span(node: AnyNode, text: string): Span {
  const [line = ''] = sourceOf(node, text).split(/\r?\n/, 1)
  const { line: number, column } = node.loc.start
  return { line: number, column, length: Math.max(1, line.length) }
}

const sourceOf = ({ loc: { start, end } }: AnyNode, text: string) => text.slice(start.offset, end.offset)

/** Returns a member’s key. */
export const nameOf = ({ name }: MemberNode) => (name.type === 'String' ? name.value : name.name)

/** Whether a text has more keys than its value: one occurs twice. Far faster than looking for it in a syntax tree. */
export function hasDuplicates(text: string, value: unknown): boolean {
  let written = 0
  // A string before a colon is a key; each string is matched whole, so that its content is not taken for one.
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) written++
  return written !== countKeys(value)
}

const countKeys = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce(
        (sum: number, inner) => sum + countKeys(inner),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )

/** A repeated key of an object. */
interface Duplicate {
  pointer: string
  span: Span
  firstLine: number
  /** Whether both values are written identically. */
  same: boolean
}

/** Finds repeated keys of objects. JSON readers keep only the last one. */
export function duplicates(tree: DocumentNode, text: string): Duplicate[] {
  const inValue = (value: ValueNode, pointer: string): Duplicate[] => {
    if (value.type === 'Array')
      return value.elements.flatMap((element, index) => inValue(element.value, child(pointer, index)))
    return value.type === 'Object' ? inObject(value, pointer) : []
  }
  const inObject = ({ members }: ObjectNode, pointer: string): Duplicate[] => {
    const first = new Map<string, MemberNode>()
    return members.flatMap((member) => {
      const name = nameOf(member)
      const at = child(pointer, name)
      const inside = inValue(member.value, at)
      const before = first.get(name)
      if (!before) first.set(name, member)
      if (!before) return inside
      const same = sourceOf(before.value, text) === sourceOf(member.value, text)
      return [{ pointer: at, span: span(member.name, text), firstLine: before.loc.start.line, same }, ...inside]
    })
  }
  return inValue(tree.body, '')
}
