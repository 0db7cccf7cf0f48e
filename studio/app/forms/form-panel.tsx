import { observer } from 'mobx-react-lite'
import type { EditorStore } from '../state/editor-store.ts'
import { titleOf, type TreeNode } from '../structure/tree-node.ts'
import { Icon } from '../ui/icon.tsx'
import { removedFields, restoreField } from './field-actions.ts'
import { fieldsOf, pageOf, stepsOf } from './forms.ts'
import { KindIcon } from './kind-icons.tsx'

interface FormPanelProps {
  editor: EditorStore
  node: TreeNode
  /** Opens a setting. */
  onOpen: (pointer: string) => void
}

/** A form: where players see it, and the inherited fields that the brand has removed. */
export const FormPanel = observer(function FormPanel({ editor, node: { pointer }, onOpen }: FormPanelProps) {
  const page = pageOf(editor.shown, pointer)
  const fields = fieldsOf(editor.manifest, pointer).length
  const steps = stepsOf(editor.manifest, pointer).length
  const removed = removedFields(editor, pointer)
  return (
    <>
      <p>
        {fields} fields, {steps > 0 ? `${steps} steps` : 'on one page'}.{' '}
        {page ? `Players see them at ${page.path}.` : 'No page of this brand shows them.'}
      </p>
      <p className="quiet">Select a field or a step, or add one.</p>
      {removed.length > 0 && (
        <fieldset
          className="plain"
          disabled={!editor.isJson || editor.whyReadOnly !== ''}
          title={editor.whyReadOnly || undefined}
        >
          <h3>Removed fields</h3>
          <ul className="removed-fields">
            {removed.map(({ name, use }) => (
              <li key={name}>
                <KindIcon use={use} />
                <span>{titleOf(name)}</span>
                <button
                  type="button"
                  className="button small"
                  onClick={() => onOpen(restoreField(editor, pointer, name))}
                >
                  <Icon name="undo" /> Restore <span className="hidden">{titleOf(name)}</span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
})
