import { observer } from 'mobx-react-lite'
import { placeWords } from '../../../manifest-tools/explain/titles.ts'
import type { Diagnostic } from '../../../manifest-tools/check/diagnostic.ts'
import type { EditorStore } from '../state/editor-store.ts'

/** Carries out the fix of a problem where it is certain, and belongs to the file that is open. */
export const FixButton = observer(function FixButton({
  editor,
  problem,
}: {
  editor: EditorStore
  problem: Diagnostic
}) {
  const { fix, file, pointer } = problem
  if (!fix || file !== editor.pathOf(editor.id)) return null
  return (
    <button
      type="button"
      className="button small"
      disabled={editor.whyReadOnly !== ''}
      title={editor.whyReadOnly || undefined}
      onClick={() => editor.change([fix], `Correct ${placeWords(pointer, editor.manifest)}`)}
    >
      Fix
    </button>
  )
})
