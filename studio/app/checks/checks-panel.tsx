import { observer } from 'mobx-react-lite'
import type { Explained } from '../../shared/calls.ts'
import { BeforeLive } from './before-live.tsx'
import { Licences } from './licences.tsx'
import { FixButton } from './fix-button.tsx'
import { Place } from './place.tsx'
import type { EditorStore } from '../state/editor-store.ts'

interface ChecksProps {
  editor: EditorStore
  onOpen: (pointer: string) => void
}

const ranks = ['error', 'warning', 'note']

/** Every problem of the text as it is typed, errors first. */
export const ChecksPanel = observer(function ChecksPanel({ editor, onOpen }: ChecksProps) {
  const { diagnostics, failure } = editor.checks
  const sorted = diagnostics.toSorted((a, b) => ranks.indexOf(a.severity) - ranks.indexOf(b.severity))
  return (
    <>
      <h2>Checks</h2>
      {failure && (
        <p role="alert" className="bad">
          {failure}
        </p>
      )}
      {sorted.length === 0 && !failure && <p>No problems.</p>}
      <ul className="check-list">
        {sorted.map((each) => (
          <li key={`${each.code} ${each.pointer} ${each.message}`}>
            <Problem problem={each} editor={editor} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {editor.isJson && <Licences editor={editor} onOpen={onOpen} />}
      {editor.isJson && <BeforeLive editor={editor} onOpen={onOpen} />}
    </>
  )
})

const Problem = observer(function Problem({ problem, editor, onOpen }: ChecksProps & { problem: Explained }) {
  const { severity, message, suggestion, effect, accepted, pointer, file, line, frame, code, page } = problem
  return (
    <article className="problem" data-severity={severity}>
      <p className={severity === 'error' ? 'bad' : severity === 'warning' ? 'warn' : ''}>
        <strong>{{ error: 'Error', warning: 'Warning', note: 'Note' }[severity]}</strong> {message}
        {suggestion !== undefined && ` Did you mean “${suggestion}”?`}
      </p>
      {effect && <p>Effect: {effect}.</p>}
      {accepted && accepted.length <= 12 && <p className="quiet">Accepted: {accepted.join(', ')}</p>}
      {editor.isJson && <Place pointer={pointer} manifest={editor.manifest} onOpen={onOpen} />}
      <FixButton editor={editor} problem={problem} />
      <details open={!editor.isJson}>
        <summary>In the file</summary>
        <p className="quiet">
          {file && <code>{`${file}:${line}`}</code>}{' '}
          {page ? (
            <a href={page} target="_blank" rel="noreferrer">
              {code}
            </a>
          ) : (
            <code>{code}</code>
          )}
        </p>
        {frame && (
          <pre tabIndex={0} aria-label="Lines of the file">
            {frame}
          </pre>
        )}
      </details>
    </article>
  )
})
