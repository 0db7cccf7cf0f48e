import { useState } from 'react'
import type { PreviewLink, Publishing } from '../../shared/calls.ts'
import { closePreviewLink, openPreviewLink } from '../calls/api.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { dateTime } from './date-time.ts'
import { Hosts } from './hosts.tsx'

interface LinksProps {
  editor: EditorStore
  previews: Publishing['previews']
  /** Why no link can be made; empty if one can. */
  why: string
  onChange: () => void
}

/** Addresses at which others can look at what is not live, each until it expires. */
export function PreviewLinks({ editor, previews, why, onChange }: LinksProps) {
  const [days, setDays] = useState(7)
  const [made, setMade] = useState<PreviewLink | null>(null)
  const [failure, setFailure] = useState('')
  const { id, isChanged, text } = editor
  const act = (call: () => Promise<unknown>) => {
    setFailure('')
    setMade(null)
    return call().then(onChange, (error: Error) => setFailure(error.message))
  }
  const open = () => act(() => openPreviewLink(id, { days, ...(isChanged && { text }) }).then(setMade))
  const close = (hash: string) => act(() => closePreviewLink(id, hash))
  return (
    <>
      <h3>Preview links</h3>
      <p className="quiet">Anyone with the address can look; nobody can guess it, and search engines leave it out.</p>
      <p className="row">
        <label className="check">
          Valid for
          <select
            value={days}
            onChange={({ target }) => {
              setDays(Number(target.value))
              setFailure('')
            }}
          >
            {[1, 7, 30].map((each) => (
              <option key={each} value={each}>
                {each === 1 ? '1 day' : `${each} days`}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button small"
          disabled={why !== ''}
          title={why || undefined}
          onClick={() => void open()}
        >
          {isChanged ? 'Make a link to this draft' : 'Make a link'}
        </button>
      </p>
      <p role="status">
        {made && `The link is made: copy it from the list. It is valid until ${dateTime(made.expires)}.`}
      </p>
      <p role="alert" className="bad">
        {failure}
      </p>
      <ul className="versions">
        {previews.map(({ hash, hosts, by, expires }) => (
          <li key={hash}>
            <Hosts hosts={hosts} />
            <p className="quiet">
              Made by {by}, valid until {dateTime(expires)}
            </p>
            <button type="button" className="button small" disabled={why !== ''} onClick={() => void close(hash)}>
              Remove this link
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
