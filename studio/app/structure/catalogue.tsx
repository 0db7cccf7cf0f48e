import { observer } from 'mobx-react-lite'
import { useCallback, useId, useState, type ReactNode } from 'react'
import type { PreviewContext } from '../../preview/protocol.ts'
import { said } from '../settings/said.ts'
import type { BlockKind } from '../settings/shapes.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Words } from '../ui/words.tsx'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { originOf } from '../catalogue/hosts.ts'
import { Picture } from '../catalogue/picture.tsx'
import { isForPlayers, sceneOf } from '../catalogue/scene.ts'
import { addBlock } from './actions.ts'
import { groupsFor, type BlockGroup } from './block-kinds.ts'
import { blockListOf } from './nodes.ts'
import type { TreeStore } from './tree-store.ts'

/** What is made for a bar is small, and shown as phones have it. */
const widths = { phone: 420, page: 900 }

interface CatalogueProps {
  editor: EditorStore
  token: string
  context: PreviewContext
  tree: TreeStore
  onClose: () => void
}

/** Every block that there is, by purpose, to add one to the selected list. */
export const Catalogue = observer(function Catalogue({ editor, token, context, tree, onClose }: CatalogueProps) {
  const [words, setWords] = useState('')
  // As it is when the dialog opens: pictures do not change while one is chosen.
  const [brand] = useState(() => editor.shown as unknown as Manifest)
  const [inherited] = useState(() => editor.inherited)
  const list = blockListOf(tree.node, editor.manifest)
  const groups = groupsFor({ list: list ?? '', manifest: brand, inherited }, words)
  const found = groups.reduce((sum, { kinds }) => sum + kinds.length, 0)
  const add = (use: string) => {
    if (list !== undefined) {
      const after = tree.node.kind === 'block' ? tree.node.pointer : undefined
      const pointer = addBlock(editor, list, use, context.language, after)
      tree.reveal(pointer)
      tree.select(pointer)
    }
    onClose()
  }
  return (
    <Dialog title="Add a block" onClose={onClose}>
      <SearchField
        label="Find a block"
        placeholder="Find a block: hero, slider, cashier …"
        value={words}
        onChange={setWords}
      />
      <p className="hidden" role="status">
        {words.trim() && `${found} found`}
      </p>
      {groups.map((group) => (
        <Group key={group.title} group={group}>
          {({ use, name, description, places }) => (
            <li key={use}>
              <BlockPicture
                use={use}
                width={places?.includes('page') === false ? widths.phone : widths.page}
                name={name}
                brand={brand}
                context={context}
                preview={editor.preview}
                token={token}
              />
              <button type="button" onClick={() => add(use)}>
                <strong>{name}</strong>
                <span>
                  <Words text={description} say={(code) => said(code, {}, brand)} />
                </span>
              </button>
            </li>
          )}
        </Group>
      ))}
      {found === 0 && <p>No block is called like this. Try what it shows, such as “games” or “banner”.</p>}
    </Dialog>
  )
})

function Group({ group, children }: { group: BlockGroup; children: (kind: BlockKind) => ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{group.title}</h3>
      <ul className="catalogue">{group.kinds.map(children)}</ul>
    </section>
  )
}

interface PictureProps {
  use: string
  /** How wide the page in it is. */
  width: number
  name: string
  brand: Manifest
  context: PreviewContext
  preview: string
  token: string
}

/** What a block looks like in this brand, for whoever it is for. */
function BlockPicture({ use, width, name, brand, context, preview, token }: PictureProps) {
  const entry = blockEntry(use)
  const role = isForPlayers(entry, brand) ? 'may-pay' : 'visitor'
  const load = useCallback(
    () => sceneOf(blockEntry(use), 'ready', brand, { ...context, role }),
    [use, brand, context, role],
  )
  return <Picture origin={originOf(preview, role)} token={token} load={load} width={width} title={name} />
}

const blockEntry = (use: string) => ({ slot: 'blocks' as const, use, description: '' })
