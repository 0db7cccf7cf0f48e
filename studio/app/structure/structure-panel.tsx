import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { PreviewStore } from '../preview/preview-store.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { removeBlock, shiftBlock } from './actions.ts'
import { Catalogue } from './catalogue.tsx'
import { NodeActions } from './node-actions.tsx'
import { TreeItem } from './tree-item.tsx'
import type { TreeStore } from './tree-store.ts'

interface StructureProps {
  editor: EditorStore
  tree: TreeStore
  preview: PreviewStore
  token: string
}

/** The structure of the brand: everything that is in it, and what can be done with what is selected. */
export const StructurePanel = observer(function StructurePanel({ editor, tree, preview, token }: StructureProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const { focused, visible } = tree
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return
    list.current.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(focused)}"]`)?.focus()
  }, [focused, visible])

  // Whoever opens a brand by the keyboard goes on here: the link that was followed is gone.
  useEffect(() => {
    if (document.activeElement === document.body) list.current!.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])

  const act = (event: KeyboardEvent) => {
    const node = tree.visible.find((each) => each.node.pointer === focused)?.node
    if (node?.kind === 'block' && event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      tree.select(shiftBlock(editor, node.pointer, event.key === 'ArrowUp' ? -1 : 1))
    else if (node?.kind === 'block' && event.key === 'Delete') tree.select(removeBlock(editor, node.pointer))
    else if (event.altKey || event.ctrlKey || event.metaKey || !tree.key(event.key)) return
    event.preventDefault()
  }

  return (
    <section className="structure" aria-label="Structure">
      <NodeActions editor={editor} tree={tree} onAdd={() => setIsAdding(true)} />
      <ul ref={list} role="tree" aria-label="Pages, frame, overlays and settings" aria-describedby="tree-help">
        {visible.map((shown) => (
          <TreeItem key={shown.node.pointer} shown={shown} tree={tree} onKeyDown={act} />
        ))}
      </ul>
      <p id="tree-help" className="hidden">
        Arrow keys move, Enter selects. On a block, Alt with an arrow key moves it, and Delete removes it.
      </p>
      {isAdding && (
        <Catalogue
          editor={editor}
          token={token}
          context={preview.context}
          tree={tree}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  )
})
