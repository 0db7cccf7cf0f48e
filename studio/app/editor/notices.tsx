import { observer } from 'mobx-react-lite'
import type { Lost } from '../calls/send.ts'
import type { Open } from '../state/studio-store.ts'
import { LostNotice } from '../ui/lost-notice.tsx'

const time = (at: number) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What the operator must know before going on. */
export const Notices = observer(function Notices({ open, lost }: { open: Open; lost: Lost | null }) {
  const { editor, saving } = open
  return (
    <div className="notices">
      {editor.whyReadOnly && <p role="status">{editor.whyReadOnly}</p>}
      {lost && <LostNotice lost={lost} />}
      {!editor.keepsDrafts && <p role="alert">This browser keeps no drafts: save before you leave this page.</p>}
      {editor.restoredAt > 0 && (
        <p role="status">
          Your changes of {time(editor.restoredAt)} were not saved: here they are again.{' '}
          <button type="button" className="button small" onClick={editor.discard}>
            Discard them
          </button>
        </p>
      )}
      {editor.refusal && <p role="alert">{editor.refusal}</p>}
      {editor.users.length > 0 && (
        <p role="status">
          {`This is no brand: ${editor.users.length} inherit from it (${editor.users.join(', ')}). The preview shows one of them.`}
        </p>
      )}
      {saving.hasFailed && saving.notice && <p role="alert">{saving.notice}</p>}
    </div>
  )
})
