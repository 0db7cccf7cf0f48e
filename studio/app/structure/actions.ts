import { widgetTitle } from '../../../manifest-tools/explain/titles.ts'
import { child, indexOf, parent, type JsonObject } from '../../../manifest-tools/json/pointer.ts'
import { asOneStep, writeTexts } from '../forms/field-actions.ts'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { translationKeys } from '../../../manifest-tools/rules/lists.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { pointerOf, splitId } from '../texts/rows.ts'
import { copyOf, freePrefix, newBlock, ownKeysIn } from './block-texts.ts'
import { nodeAt, nodesOf } from './nodes.ts'

const listAt = (editor: EditorStore, pointer: string) => (editor.valueAt(pointer) ?? []) as unknown[]
const nameOf = (editor: EditorStore, pointer: string) => nodeAt(pointer, nodesOf(editor.manifest)).label

/**
 * Adds a new block at the end of a list, or after one of its blocks, and writes the texts that it needs in one language: the
 * checks name the others. Returns its pointer.
 */
export function addBlock(editor: EditorStore, list: string, use: string, language: string, after?: string): string {
  const blocks = listAt(editor, list)
  const index = after === undefined ? blocks.length : indexOf(after) + 1
  const { block, texts } = newBlock(use, freePrefix(use, editor.manifest))
  asOneStep(editor, `Add ${widgetTitle('Block', use)}`, (set) => {
    for (const [key, words] of Object.entries(texts)) writeTexts(set, key, { [language]: words })
    set(list, blocks.toSpliced(index, 0, block))
  })
  return child(list, index)
}

/** Puts a copy of a block after it, with copies of the texts that were written for it; returns the copy’s pointer. */
export function duplicateBlock(editor: EditorStore, pointer: string): string {
  const [list, index] = [parent(pointer), indexOf(pointer)]
  const blocks = listAt(editor, list)
  const { block, keys } = copyOf(blocks[index] as JsonObject, editor.manifest)
  asOneStep(editor, `Duplicate ${nameOf(editor, pointer)}`, (set) => {
    for (const [old, key] of keys)
      for (const language of languagesOf(editor.shown)) {
        const words = editor.valueAt(pointerOf(splitId(old), language))
        if (typeof words === 'string') writeTexts(set, key, { [language]: words })
      }
    set(list, blocks.toSpliced(index + 1, 0, block))
  })
  return child(list, index + 1)
}

/** Removes a block, and the texts that were written for it alone; returns the pointer of what is selected then. */
export function removeBlock(editor: EditorStore, pointer: string): string {
  const [list, index] = [parent(pointer), indexOf(pointer)]
  const blocks = listAt(editor, list)
  const users = translationKeys(editor.manifest as unknown as Manifest)
  const others = users.filter((each) => !each.pointer.startsWith(`${pointer}/`)).map(({ value }) => value)
  const keys = ownKeysIn(blocks[index]).filter((key) => !others.includes(key))
  asOneStep(editor, `Remove ${nameOf(editor, pointer)}`, (set) => {
    set(list, blocks.toSpliced(index, 1))
    for (const key of keys)
      for (const language of languagesOf(editor.shown)) set(pointerOf(splitId(key), language), undefined)
  })
  const rest = blocks.length - 1
  return rest > 0 ? child(list, Math.min(index, rest - 1)) : parent(list)
}

/** Moves a block, or an item of content, before the one at an index of a list, its own or another one; returns its new pointer. */
export function moveBlock(editor: EditorStore, pointer: string, to: string, index: number): string {
  const [from, old] = [parent(pointer), indexOf(pointer)]
  const [block] = listAt(editor, from).slice(old, old + 1)
  const label = `Move ${nameOf(editor, pointer)}`
  const rest = listAt(editor, from).toSpliced(old, 1)
  const others = from === to ? rest : listAt(editor, to)
  const place = Math.min(from === to && index > old ? index - 1 : index, others.length)
  // Two lists that change are one step.
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
