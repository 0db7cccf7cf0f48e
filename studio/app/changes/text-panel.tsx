import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { mistakeOf } from '../edit/write.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { SourceText } from './source-text.tsx'

/** The text of the file itself, for what no form shows, and for text that is not JSON. */
export const TextPanel = observer(function TextPanel({ editor }: { editor: EditorStore }) {
  const panel = useRef<HTMLDivElement>(null)
  const mistake = editor.isJson ? undefined : mistakeOf(editor.text, editor.resolved)
  const show = () => void panel.current!.querySelector('.text-mark')?.scrollIntoView({ block: 'center' })
  useEffect(show, [])

  const go = () => {
    const area = panel.current!.querySelector('textarea')!
    const before = editor.text.split('\n', mistake!.line - 1).reduce((sum, line) => sum + line.length + 1, 0)
    const start = before + mistake!.column - 1
    area.focus()
    area.setSelectionRange(start, start + 1)
    show()
  }

  return (
    <div ref={panel} className="text-panel">
      <h2>File</h2>
      {mistake && (
        <p role="alert" id="manifest-mistake" className="mistake">
          <strong>{`Line ${mistake.line}, column ${mistake.column}: `}</strong>
          {`${mistake.message} `}
          {editor.isKnown
            ? 'The preview shows the last text that was valid.'
            : 'There is no preview: no valid text of this file is known.'}
        </p>
      )}
      {mistake && (
        <p>
          <button type="button" className="button small" onClick={go}>
            Go to the place
          </button>
        </p>
      )}
      <label className="hidden" htmlFor="manifest-text">
        Text of {editor.pathOf(editor.id)}
      </label>
      <SourceText
        id="manifest-text"
        text={editor.text}
        isReadOnly={editor.whyReadOnly !== ''}
        mistake={mistake && { line: mistake.line, describedBy: 'manifest-mistake' }}
        onChange={(text) => editor.replaceText(text, 'Edit the text', 'text')}
        onBlur={editor.endStep}
      />
    </div>
  )
})
