import { useCallback, useState } from 'react'
import type { PreviewContext } from '../../preview/protocol.ts'
import { blocksFor } from '../settings/shapes.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Words } from '../ui/words.tsx'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { originOf } from '../catalogue/hosts.ts'
import { Picture } from '../catalogue/picture.tsx'
import { isForPlayers, sceneOf } from '../catalogue/scene.ts'
import { addBlock } from './actions.ts'
import { blockListOf } from './nodes.ts'
import { titleOf } from './tree-node.ts'
import type { TreeStore } from './tree-store.ts'

interface CatalogueProps {
  editor: EditorStore
  token: string
  context: PreviewContext
  tree: TreeStore
  onClose: () => void
}

/** Every block that there is, to add one to the selected list. */
export function Catalogue({ editor, token, context, tree, onClose }: CatalogueProps) {
  const [words, setWords] = useState('')
  // As it is when the dialog opens: pictures do not change while one is chosen.
  const [brand] = useState(() => editor.shown as unknown as Manifest)
  const asked = words.trim().toLowerCase()
  const list = blockListOf(tree.node, editor.manifest)
  const found = blocksFor(list ?? '').filter(({ use, description }) =>
    `${use} ${description}`.toLowerCase().includes(asked),
  )
  const add = (use: string) => {
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
            <BlockPicture use={use} brand={brand} context={context} preview={editor.preview} token={token} />
            <button type="button" onClick={() => add(use)}>
              <strong>{titleOf(use)}</strong>
              <span>
                <Words text={description} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No block is called like this.</p>}
    </Dialog>
  )
}

interface PictureProps {
  use: string
  brand: Manifest
  context: PreviewContext
  preview: string
  token: string
}

/** What a block looks like in this brand, for whoever it is for. */
function BlockPicture({ use, brand, context, preview, token }: PictureProps) {
  const entry = blockEntry(use)
  const role = isForPlayers(entry, brand) ? 'may-pay' : 'visitor'
  const load = useCallback(
    () => sceneOf(blockEntry(use), 'ready', brand, { ...context, role }),
    [use, brand, context, role],
  )
  return <Picture origin={originOf(preview, role)} token={token} load={load} width={900} title={titleOf(use)} />
}

const blockEntry = (use: string) => ({ slot: 'blocks' as const, use, description: '' })
