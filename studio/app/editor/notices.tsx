import { observer } from 'mobx-react-lite'
import type { Open } from '../state/studio-store.ts'

const time = (at: number) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What the operator must know before going on. */
export const Notices = observer(function Notices({ open, isOffline }: { open: Open; isOffline: boolean }) {
  const { editor, saving } = open
  return (
    <div className="notices">
      {isOffline && (
        <p role="alert">
          The server does not answer. Go on: what you change is kept in this browser until it can be saved.
        </p>
      )}
      {!editor.keepsDrafts && <p role="alert">This browser keeps no drafts: save before you leave this page.</p>}
      {editor.restoredAt > 0 && (
        <p role="status">
          Your changes of {time(editor.restoredAt)} were not saved: here they are again.{' '}
          <button type="button" className="button small" onClick={editor.discard}>
            Discard them
          </button>
        </p>
      )}
      {saving.hasFailed && <p role="alert">{saving.notice}</p>}
    </div>
  )
})
