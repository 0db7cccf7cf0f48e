import { observer } from 'mobx-react-lite'
import { addItem, duplicateItem } from '../content/item-actions.ts'
import { kindAt, kinds } from '../content/kinds.ts'
import { formAt } from '../forms/forms.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { duplicateBlock, setVisible } from './actions.ts'
import { isEntry, removeEntry, shiftEntry } from './node-edits.ts'
import { blockListOf } from './nodes.ts'
import { isOwnPage, removePage } from './page-actions.ts'
import type { TreeStore } from './tree-store.ts'

/** What a dialog adds. */
export type Adding = 'block' | 'field' | 'step' | 'page'

interface ActionsProps {
  editor: EditorStore
  tree: TreeStore
  onAdd: (what: Adding) => void
}

/** What can be done with the selected entry of the tree. */
export const NodeActions = observer(function NodeActions({ editor, tree, onAdd }: ActionsProps) {
  const { node } = tree
  const { pointer, label, kind, isHidden } = node
  const blocks = blockListOf(node, editor.manifest)
  const form = formAt(pointer)
  const itemsKind = kindAt(pointer)
  const isWritable = editor.isJson
  return (
    <div
      className="node-actions"
      role="toolbar"
      aria-label={`Actions of ${label}`}
      title={editor.whyReadOnly || undefined}
    >
      <fieldset className="plain node-actions" disabled={editor.whyReadOnly !== ''}>
        {pointer === '/pages' ? (
          <IconButton icon="add" label="Add a page" isDisabled={!isWritable} onClick={() => onAdd('page')} />
        ) : itemsKind ? (
          <IconButton
            icon="add"
            label={`Add a ${kinds[itemsKind].item}`}
            isDisabled={!isWritable}
            onClick={() => tree.openFresh(addItem(editor, itemsKind))}
          />
        ) : form === undefined ? (
          <IconButton
            icon="add"
            label="Add a block"
            isDisabled={blocks === undefined || !isWritable}
            onClick={() => onAdd('block')}
          />
        ) : (
          <>
            <IconButton icon="add" label="Add a field" isDisabled={!isWritable} onClick={() => onAdd('field')} />
            <IconButton icon="step" label="Add a step" isDisabled={!isWritable} onClick={() => onAdd('step')} />
          </>
        )}
        {isEntry(node) && (
          <>
            <IconButton
              icon="up"
              label={`Move ${label} up`}
              isDisabled={!isWritable}
              onClick={() => tree.select(shiftEntry(editor, node, -1))}
            />
            <IconButton
              icon="down"
              label={`Move ${label} down`}
              isDisabled={!isWritable}
              onClick={() => tree.select(shiftEntry(editor, node, 1))}
            />
          </>
        )}
        {(kind === 'block' || kind === 'item') && (
          <IconButton
            icon="copy"
            label={`Duplicate ${label}`}
            isDisabled={!isWritable}
            onClick={() => tree.select((kind === 'item' ? duplicateItem : duplicateBlock)(editor, pointer))}
          />
        )}
        {isEntry(node) && (
          <IconButton
            icon="remove"
            label={`Remove ${label}`}
            isDisabled={!isWritable}
            onClick={() => tree.select(removeEntry(editor, node))}
          />
        )}
        {isOwnPage(node, editor) && (
          <IconButton
            icon="remove"
            label={`Remove ${label}`}
            isDisabled={!isWritable}
            onClick={() => tree.select(removePage(editor, pointer))}
          />
        )}
        {(kind === 'page' || kind === 'overlay') && (
          <IconButton
            icon={isHidden ? 'show' : 'hide'}
            label={`${isHidden ? 'Show' : 'Hide'} ${label}`}
            onClick={() => setVisible(editor, pointer, isHidden)}
          />
        )}
        {blocks !== undefined && kind !== 'block' && editor.isOwn(blocks) && (
          <IconButton
            icon="reset"
            label="Back to the inherited blocks"
            onClick={() => editor.set(blocks, undefined, `Inherit the blocks of ${label}`)}
          />
        )}
        {kind === 'form' && editor.isOwn(pointer) && editor.isInherited(pointer) && (
          <IconButton
            icon="reset"
            label="Back to the inherited form"
            onClick={() => editor.set(pointer, undefined, `Inherit ${label}`)}
          />
        )}
      </fieldset>
    </div>
  )
})
