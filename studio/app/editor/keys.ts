import { useEffect } from 'react'
import type { Open } from '../state/studio-store.ts'

/** The parts of the editor, and what is focused in each. */
const parts = [
  { part: '.structure', focus: '[role="treeitem"][tabindex="0"]' },
  { part: '.previews', focus: 'input, select' },
  { part: '.inspector', focus: '[role="tab"][tabindex="0"]' },
]

/** The keys that every editor has: undo, redo, save, and F6 for the next part. */
export function useKeys({ editor, saving }: Open) {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isCommand = event.ctrlKey || event.metaKey
      if (key === 'f6') focusPart(event.shiftKey ? -1 : 1)
      else if (isCommand && key === 's') void saving.save()
      else if (isCommand && key === 'z' && event.shiftKey) editor.redo()
      else if (isCommand && key === 'z') editor.undo()
      else if (isCommand && key === 'y') editor.redo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', act)
    return () => removeEventListener('keydown', act)
  }, [editor, saving])
}

/** Moves the focus to the next part, or to the one before, so that nobody has to walk through the page in the preview. */
function focusPart(by: 1 | -1) {
  if (document.querySelector('dialog[open]')) return
  const at = parts.findIndex(({ part }) => document.querySelector(part)?.contains(document.activeElement))
  const next = at < 0 ? 0 : (at + by + parts.length) % parts.length
  focusIn(next)
}

/** Moves the focus past the preview. */
export const focusInspector = () => focusIn(parts.length - 1)

function focusIn(index: number) {
  const { part, focus } = parts[index]!
  document.querySelector(part)?.querySelector<HTMLElement>(focus)?.focus()
}
