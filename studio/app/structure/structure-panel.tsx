import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { PreviewStore } from '../preview/preview-store.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { FieldDialog } from '../forms/field-dialog.tsx'
import { StepDialog } from '../forms/step-dialog.tsx'
import { productTexts } from '../calls/product-texts.ts'
import { whenIdle } from '../ui/late.tsx'
import { Catalogue } from './catalogue.tsx'
import { NodeActions, type Adding } from './node-actions.tsx'
import { isEntry, removeEntry, shiftEntry } from './node-edits.ts'
import { PageDialog } from './page-dialog.tsx'
import { TreeItem } from './tree-item.tsx'
import type { TreeStore } from './tree-store.ts'

/** How often it is looked what has begun and ended, in milliseconds. */
const clockMs = 30_000

interface StructureProps {
  editor: EditorStore
  tree: TreeStore
  preview: PreviewStore
  token: string
}

/** The structure of the brand: everything that is in it, and what can be done with what is selected. */
export const StructurePanel = observer(function StructurePanel({ editor, tree, preview, token }: StructureProps) {
  const list = useRef<HTMLUListElement>(null)
  const [adding, setAdding] = useState<Adding | null>(null)
  const { focused, visible } = tree
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return
    list.current.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(focused)}"]`)?.focus()
  }, [focused, visible])

  // Whoever opens a brand by the keyboard goes on here: the link that was followed is gone.
  useEffect(() => {
    if (document.activeElement === document.body) list.current!.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])

  // Without the texts, blocks, fields and static pages are listed by the names of their texts. The preview comes first.
  useEffect(() => {
    whenIdle(() => void productTexts().then(tree.receiveTexts, () => undefined))
  }, [tree])

  useEffect(() => {
    const timer = setInterval(() => tree.receiveTime(Date.now()), clockMs)
    return () => clearInterval(timer)
  }, [tree])

  const act = (event: KeyboardEvent) => {
    const node = tree.visible.find((each) => each.node.pointer === focused)?.node
    const isMovable = node !== undefined && isEntry(node) && editor.isJson && editor.whyReadOnly === ''
    if (isMovable && event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      tree.select(shiftEntry(editor, node, event.key === 'ArrowUp' ? -1 : 1))
    else if (isMovable && event.key === 'Delete') tree.select(removeEntry(editor, node))
    else if (event.altKey || event.ctrlKey || event.metaKey || !tree.key(event.key)) return
    event.preventDefault()
  }

  return (
    <section className="structure" aria-label="Structure">
      <NodeActions editor={editor} tree={tree} onAdd={setAdding} />
      <ul ref={list} role="tree" aria-label="Pages, content, windows, forms and settings" aria-describedby="tree-help">
        {visible.map((shown) => (
          <TreeItem key={shown.node.pointer} shown={shown} tree={tree} onKeyDown={act} />
        ))}
      </ul>
      <p id="tree-help" className="hidden">
        Arrow keys move, Enter selects. On a block, a field, a step or an item, Alt with an arrow key moves it, and
        Delete removes it.
      </p>
      {adding === 'field' && <FieldDialog editor={editor} tree={tree} onClose={() => setAdding(null)} />}
      {adding === 'page' && (
        <PageDialog
          editor={editor}
          tree={tree}
          onClose={() => setAdding(null)}
          onAdded={(path) => preview.navigate(path)}
        />
      )}
      {adding === 'step' && <StepDialog editor={editor} tree={tree} onClose={() => setAdding(null)} />}
      {adding === 'block' && (
        <Catalogue
          editor={editor}
          token={token}
          context={preview.context}
          tree={tree}
          onClose={() => setAdding(null)}
        />
      )}
    </section>
  )
})
