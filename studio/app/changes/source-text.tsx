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
export function SourceText({ id, text, isReadOnly, mistake, onChange, onBlur }: SourceProps) {
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
