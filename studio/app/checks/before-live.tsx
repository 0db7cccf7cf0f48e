import { observer } from 'mobx-react-lite'
import type { LiveItem } from '../../../manifest-tools/check/before-live.ts'
import type { Diagnostic } from '../../../manifest-tools/check/diagnostic.ts'
import type { EditorStore } from '../state/editor-store.ts'

interface BeforeLiveProps {
  editor: EditorStore
  onOpen: (pointer: string) => void
}

/** What the brand needs before players see it: each item is open, with its places, or done. */
export const BeforeLive = observer(function BeforeLive({ editor, onOpen }: BeforeLiveProps) {
  const { live, open } = editor.checks
  if (live.length === 0) return null
  return (
    <section aria-labelledby="before-live">
      <h3 id="before-live">Before going live</h3>
      <p>{open === 0 ? 'Nothing is open.' : `${open} of ${live.length} open`}</p>
      <ul className="check-list">
        {live.map((item) => (
          <li key={item.code}>
            <Item item={item} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
})

function Item({ item: { title, open, done }, onOpen }: { item: LiveItem; onOpen: BeforeLiveProps['onOpen'] }) {
  return (
    <article className="problem" data-severity={open.length > 0 ? 'warning' : 'done'}>
      <p>
        <strong>{title}</strong>: {open.length > 0 ? <span className="warn">open</span> : 'done'}
      </p>
      {done !== undefined && <p className="quiet">{done}</p>}
      <Places open={open} onOpen={onOpen} />
    </article>
  )
}

/** What is missing, where, and what to do; a click leads to the setting. */
export const Places = ({ open, onOpen }: { open: readonly Diagnostic[]; onOpen: BeforeLiveProps['onOpen'] }) => (
  <ul className="places">
    {open.map(({ pointer, message, file, line, severity }) => (
      <li key={`${pointer} ${message}`}>
        <p>
          {message}
          {severity === 'error' && <span className="bad"> Not published for players.</span>}
        </p>
        <p className="row">
          <button
            type="button"
            className="button small"
            aria-label={`Show setting ${pointer.slice(1)}`}
            onClick={() => onOpen(pointer)}
          >
            Show setting
          </button>
          <code className="quiet">{file ? `${file}:${line}` : pointer}</code>
        </p>
      </li>
    ))}
  </ul>
)
