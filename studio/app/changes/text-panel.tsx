import { observer } from 'mobx-react-lite'
import type { EditorStore } from '../state/editor-store.ts'

/** The text of the file itself, for what no form shows, and for text that is not JSON. */
export const TextPanel = observer(function TextPanel({ editor }: { editor: EditorStore }) {
  const [problem] = editor.isJson ? [] : editor.checks.diagnostics
  return (
    <>
      <h2>File</h2>
      {!editor.isJson && (
        <p role="alert" className="bad">
          {problem ? `Line ${problem.line}: ${problem.message}` : 'This is not valid JSON.'} The preview shows the last
          text that was valid.
        </p>
      )}
      <label className="hidden" htmlFor="manifest-text">
        Text of {editor.pathOf(editor.id)}
      </label>
      <textarea
        id="manifest-text"
        className="manifest-text"
        spellCheck={false}
        readOnly={editor.whyReadOnly !== ''}
        value={editor.text}
        onChange={({ target }) => editor.replaceText(target.value, 'Edit the text', 'text')}
        onBlur={editor.endStep}
      />
    </>
  )
})
