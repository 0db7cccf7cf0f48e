import { observer } from 'mobx-react-lite'
import { fieldStates } from '../../preview/protocol.ts'
import type { PreviewStore } from '../preview/preview-store.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { TreeNode } from '../structure/tree-node.ts'
import { Pick } from '../ui/pick.tsx'
import { moveToStep } from './field-actions.ts'
import { formAt, pageOf, stepsOf, type FieldEntry } from './forms.ts'

interface FieldPanelProps {
  editor: EditorStore
  node: TreeNode
  preview: PreviewStore
}

const words: Record<(typeof fieldStates)[number], string> = {
  empty: 'Empty',
  wrong: 'Wrong',
  focused: 'Focused',
  filled: 'Filled',
  sent: 'Sent',
  refused: 'Refused',
}

/** The states in which the preview shows a field, and the step that asks for it. */
export const FieldPanel = observer(function FieldPanel({ editor, node: { pointer }, preview }: FieldPanelProps) {
  const form = formAt(pointer)!
  const { name } = editor.valueAt(pointer) as FieldEntry
  const steps = stepsOf(editor.manifest, form)
  const step = steps.findIndex(({ fields }) => fields.includes(name))
  const isShown = pageOf(editor.shown, form) !== undefined
  const { state: fieldState, note: fieldNote } = preview.field
  return (
    <>
      <div className="field-states" role="group" aria-label="State in the preview">
        {fieldStates.map((state) => (
          <button
            key={state}
            type="button"
            className="button small"
            disabled={!isShown}
            aria-pressed={fieldState === state}
            onClick={() => preview.field.show(pointer, fieldState === state ? null : state)}
          >
            {words[state]}
          </button>
        ))}
      </div>
      <p className="quiet field-note" role="status">
        {isShown ? fieldNote : 'No page of this brand shows this form.'}
      </p>
      {steps.length > 0 && (
        <Pick
          label="Step"
          value={String(step < 0 ? steps.length - 1 : step)}
          options={steps.map((_, index) => [String(index), `Step ${index + 1}`] as const)}
          onChange={(index) => moveToStep(editor, form, name, Number(index))}
        />
      )}
    </>
  )
})
