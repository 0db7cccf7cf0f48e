import { child, parent } from '../../../manifest-tools/json/pointer.ts'
import { initialBlock } from '../settings/shapes.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { nodeAt, nodesOf } from './nodes.ts'
import { titleOf } from './tree-node.ts'

const listAt = (editor: EditorStore, pointer: string) => (editor.valueAt(pointer) ?? []) as unknown[]
const indexOf = (pointer: string) => Number(pointer.slice(parent(pointer).length + 1))
const nameOf = (editor: EditorStore, pointer: string) => nodeAt(pointer, nodesOf(editor.manifest)).label

/** Adds a new block at the end of a list, or after one of its blocks; returns its pointer. */
export function addBlock(editor: EditorStore, list: string, use: string, after?: string): string {
  const blocks = listAt(editor, list)
  const index = after === undefined ? blocks.length : indexOf(after) + 1
  editor.set(list, blocks.toSpliced(index, 0, initialBlock(use)), `Add ${titleOf(use)}`)
  return child(list, index)
}

/** Puts a copy of a block after it; returns the copy’s pointer. */
export function duplicateBlock(editor: EditorStore, pointer: string): string {
  const [list, index] = [parent(pointer), indexOf(pointer)]
  const blocks = listAt(editor, list)
  editor.set(
    list,
    blocks.toSpliced(index + 1, 0, structuredClone(blocks[index])),
    `Duplicate ${nameOf(editor, pointer)}`,
  )
  return child(list, index + 1)
}

/** Removes a block; returns the pointer of what is selected then. */
export function removeBlock(editor: EditorStore, pointer: string): string {
  const [list, index] = [parent(pointer), indexOf(pointer)]
  const blocks = listAt(editor, list)
  editor.set(list, blocks.toSpliced(index, 1), `Remove ${nameOf(editor, pointer)}`)
  const rest = blocks.length - 1
  return rest > 0 ? child(list, Math.min(index, rest - 1)) : parent(list)
}

/** Moves a block before the one at an index of a list, its own or another one; returns its new pointer. */
export function moveBlock(editor: EditorStore, pointer: string, to: string, index: number): string {
  const [from, old] = [parent(pointer), indexOf(pointer)]
  const [block] = listAt(editor, from).slice(old, old + 1)
  const label = `Move ${nameOf(editor, pointer)}`
  const rest = listAt(editor, from).toSpliced(old, 1)
  const others = from === to ? rest : listAt(editor, to)
  const place = Math.min(from === to && index > old ? index - 1 : index, others.length)
  // Two lists that change are one intention.
  if (from !== to) editor.set(from, rest, label, label)
  editor.set(to, others.toSpliced(place, 0, block), label, label)
  editor.endStep()
  return child(to, place)
}

/** Shows or hides a page or an overlay. */
export function setVisible(editor: EditorStore, pointer: string, isVisible: boolean) {
  const label = `${isVisible ? 'Show' : 'Hide'} ${nameOf(editor, pointer)}`
  editor.set(`${pointer}/visible`, isVisible, label)
}
