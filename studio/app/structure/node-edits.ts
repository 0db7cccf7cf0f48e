import { child, indexOf } from '../../../manifest-tools/json/pointer.ts'
import { removeItem } from '../content/item-actions.ts'
import { moveField, removeField, removeStep } from '../forms/field-actions.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { moveBlock, removeBlock } from './actions.ts'
import { blockListOf, ownListOf } from './nodes.ts'
import type { TreeNode } from './tree-node.ts'

/** Whether an entry is one of a list: it can be moved and removed. */
export const isEntry = (node: TreeNode) => ownListOf(node) !== undefined

/** Removes an entry of a list; returns the pointer of what is selected then. */
export function removeEntry(editor: EditorStore, { kind, pointer }: TreeNode): string {
  if (kind === 'field') return removeField(editor, pointer)
  if (kind === 'item') return removeItem(editor, pointer)
  return kind === 'step' ? removeStep(editor, pointer) : removeBlock(editor, pointer)
}

/** Moves an entry before the one at an index of a list; returns its new pointer. */
function moveEntry(editor: EditorStore, { kind, pointer }: TreeNode, list: string, index: number): string {
  return kind === 'field' ? moveField(editor, pointer, index) : moveBlock(editor, pointer, list, index)
}

/** Moves an entry one place up or down in its list; returns its new pointer. */
export function shiftEntry(editor: EditorStore, node: TreeNode, by: -1 | 1): string {
  const list = ownListOf(node)!
  const next = indexOf(node.pointer) + by
  if (next < 0 || editor.valueAt(child(list, next)) === undefined) return node.pointer
  return moveEntry(editor, node, list, by > 0 ? next + 1 : next)
}

/** Returns where an entry comes to stand that is dropped on another one; undefined where it cannot. */
function placeFor(dragged: TreeNode, target: TreeNode, manifest: unknown): { list: string; index: number } | undefined {
  const own = ownListOf(dragged)
  if (dragged.kind === 'field' && own === `${target.pointer}/fields`) return { list: own, index: Infinity }
  if (dragged.kind === 'item' && own === target.pointer) return { list: own, index: Infinity }
  const list = dragged.kind === 'block' ? blockListOf(target, manifest) : own
  const isEntryOfList = list !== undefined && ownListOf(target) === list
  if (list === undefined || (dragged.kind !== 'block' && !isEntryOfList)) return undefined
  return { list, index: isEntryOfList ? indexOf(target.pointer) : Infinity }
}

/** Whether an entry can be dropped on another one: before an entry of such a list, or on what has the list, at its end. */
export const canDrop = (dragged: TreeNode, target: TreeNode, manifest: unknown) =>
  placeFor(dragged, target, manifest) !== undefined

/** Drops an entry on another one; returns its new pointer. */
export function dropEntry(editor: EditorStore, dragged: TreeNode, target: TreeNode): string {
  const place = placeFor(dragged, target, editor.manifest)
  if (!place || dragged.pointer === target.pointer) return dragged.pointer
  return moveEntry(editor, dragged, place.list, place.index)
}
