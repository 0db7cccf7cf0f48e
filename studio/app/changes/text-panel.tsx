import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { mistakeOf } from '../edit/write.ts'
import type { EditorStore } from '../state/editor-store.ts'

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

interface SourceProps {
  id: string
  text: string
  isReadOnly: boolean
  /** The line that is wrong, and the element that says why. */
  mistake: { line: number; describedBy: string } | undefined
  onChange: (text: string) => void
  onBlur: () => void
}

/** A text with the numbers of its lines. The field is as large as its text, so that both scroll together. */
function SourceText({ id, text, isReadOnly, mistake, onChange, onBlur }: SourceProps) {
  const lines = text.split('\n')
  return (
    <div className="source-text">
      <pre aria-hidden="true">{lines.map((_line, index) => index + 1).join('\n')}</pre>
      {mistake && <div className="text-mark" style={{ '--line': mistake.line } as object} />}
      <textarea
        id={id}
        rows={lines.length}
        cols={Math.max(...lines.map(({ length }) => length)) + 1}
        spellCheck={false}
        readOnly={isReadOnly}
        aria-invalid={mistake !== undefined}
        aria-describedby={mistake?.describedBy}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    </div>
  )
}
