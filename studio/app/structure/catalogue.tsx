import { useState } from 'react'
import { blocks } from '../settings/shapes.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { addBlock } from './actions.ts'
import { blockListOf, titleOf } from './nodes.ts'
import type { TreeStore } from './tree-store.ts'

interface CatalogueProps {
  editor: EditorStore
  tree: TreeStore
  onClose: () => void
}

/** Every block that there is, to add one to the selected list. */
export function Catalogue({ editor, tree, onClose }: CatalogueProps) {
  const [words, setWords] = useState('')
  const asked = words.trim().toLowerCase()
  const found = blocks.filter(({ use, description }) => `${use} ${description}`.toLowerCase().includes(asked))
  const add = (use: string) => {
    const list = blockListOf(tree.node, editor.manifest)
    if (list !== undefined) {
      const pointer = addBlock(editor, list, use, tree.node.kind === 'block' ? tree.node.pointer : undefined)
      tree.reveal(pointer)
      tree.select(pointer)
    }
    onClose()
  }
  return (
    <Dialog title="Add a block" onClose={onClose}>
      <SearchField label="Find a block" value={words} onChange={setWords} />
      <ul className="catalogue">
        {found.map(({ use, description }) => (
          <li key={use}>
            <button type="button" onClick={() => add(use)}>
              <strong>{titleOf(use)}</strong>
              <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No block is called like this.</p>}
    </Dialog>
  )
}
