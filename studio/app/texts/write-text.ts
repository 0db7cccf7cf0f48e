import type { ProductTexts } from '../../shared/calls.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { pointerOf, splitId } from './rows.ts'

/**
 * Changes a text of a brand in a language. A text that stands there without the brand is not written; an empty one goes back to it.
 * Changes of one `step` are one step to undo until `endStep`.
 */
export function writeText(
  editor: EditorStore,
  product: ProductTexts,
  { id, language, text }: { id: string; language: string; text: string },
  label: string,
  step: string,
) {
  const { namespace, key } = splitId(id)
  const pointer = pointerOf({ namespace, key }, language)
  const isProduct = text === product[language]?.[namespace]?.[key] && !editor.isInherited(pointer)
  editor.set(pointer, text === '' || isProduct ? undefined : text, label, step)
}
