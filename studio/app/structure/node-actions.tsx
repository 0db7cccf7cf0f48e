import { observer } from 'mobx-react-lite'
import type { EditorStore } from '../state/editor-store.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { duplicateBlock, removeBlock, setVisible, shiftBlock } from './actions.ts'
import { blockListOf } from './nodes.ts'
import type { TreeStore } from './tree-store.ts'

interface ActionsProps {
  editor: EditorStore
  tree: TreeStore
  onAdd: () => void
}

/** What can be done with the selected entry of the tree. */
export const NodeActions = observer(function NodeActions({ editor, tree, onAdd }: ActionsProps) {
  const { node } = tree
  const { pointer, label, kind, isHidden } = node
  const list = blockListOf(node, editor.manifest)
  const isWritable = editor.isJson
  return (
    <div
      className="node-actions"
      role="toolbar"
      aria-label={`Actions of ${label}`}
      title={editor.whyReadOnly || undefined}
    >
      <fieldset className="plain node-actions" disabled={editor.whyReadOnly !== ''}>
        <IconButton icon="add" label="Add a block" isDisabled={list === undefined || !isWritable} onClick={onAdd} />
        {kind === 'block' && (
          <>
            <IconButton
              icon="up"
              label={`Move ${label} up`}
              onClick={() => tree.select(shiftBlock(editor, pointer, -1))}
            />
            <IconButton
              icon="down"
              label={`Move ${label} down`}
              onClick={() => tree.select(shiftBlock(editor, pointer, 1))}
            />
            <IconButton
              icon="copy"
              label={`Duplicate ${label}`}
              onClick={() => tree.select(duplicateBlock(editor, pointer))}
            />
            <IconButton
              icon="remove"
              label={`Remove ${label}`}
              onClick={() => tree.select(removeBlock(editor, pointer))}
            />
          </>
        )}
        {(kind === 'page' || kind === 'overlay') && (
          <IconButton
            icon={isHidden ? 'show' : 'hide'}
            label={`${isHidden ? 'Show' : 'Hide'} ${label}`}
            onClick={() => setVisible(editor, pointer, isHidden)}
          />
        )}
        {list !== undefined && kind !== 'block' && editor.isOwn(list) && (
          <IconButton
            icon="reset"
            label="Back to the inherited blocks"
            onClick={() => editor.set(list, undefined, `Inherit the blocks of ${label}`)}
          />
        )}
      </fieldset>
    </div>
  )
})
