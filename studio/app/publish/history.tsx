import { useState } from 'react'
import type { Publishing } from '../../shared/calls.ts'
import { openPreviewLink } from '../calls/api.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { When } from '../ui/when.tsx'
import { Coming } from './coming.tsx'
import { VersionPicture } from './version-picture.tsx'

interface HistoryProps {
  editor: EditorStore
  token: string
  versions: Publishing['versions']
  schedule: Publishing['schedule']
  isBusy: boolean
  /** Why no version can be restored, and why no link can be made; empty if they can. */
  noRestore: string
  noLink: string
  onRestore: (version: number) => void
  onChange: () => void
}

/** The versions of a brand with their pictures; each can be looked at, and be live again. */
export function History(props: HistoryProps) {
  const { editor, token, versions, schedule, isBusy, noRestore, noLink, onRestore, onChange } = props
  const [asked, setAsked] = useState<number | null>(null)
  const [made, setMade] = useState<{ version: number; address?: string; failure?: string } | null>(null)
  const link = (version: number) => {
    setMade(null)
    return openPreviewLink(editor.id, { version, days: 7 }).then(
      ({ address }) => {
        setMade({ version, address })
        onChange()
      },
      (error: Error) => setMade({ version, failure: error.message }),
    )
  }
  return (
    <>
      <h3>Versions</h3>
      {versions.length === 0 && <p className="quiet">None yet.</p>}
      <ul className="versions">
        {versions.map(({ version, live, at, by, message, changes }) => (
          <li key={version}>
            <VersionPicture editor={editor} token={token} version={version} />
            <p>
              <strong>Version {version}</strong> {live && <span className="badge good">live</span>}
            </p>
            <p className="quiet">
              <When at={at} /> by {by}
              {message && `: “${message}”`}
            </p>
            <p className="quiet">{changes.slice(0, 3).join('; ')}</p>
            <p className="row">
              {!live && asked !== version && (
                <button
                  type="button"
                  className="button small"
                  disabled={isBusy || noRestore !== ''}
                  title={noRestore || undefined}
                  onClick={() => setAsked(version)}
                >
                  Restore version {version}
                </button>
              )}
              <button
                type="button"
                className="button small"
                disabled={noLink !== ''}
                title={noLink || undefined}
                onClick={() => void link(version)}
              >
                Link to version {version}
              </button>
            </p>
            <p role="status">
              {made?.version === version && made.address !== undefined && (
                <>
                  Version {version} can be looked at for 7 days at{' '}
                  <a href={made.address} target="_blank" rel="noreferrer">
                    {made.address}
                  </a>
                </>
              )}
            </p>
            {made?.version === version && made.failure !== undefined && (
              <p role="alert" className="bad">
                {made.failure}
              </p>
            )}
            {!live && asked === version && (
              <Coming id={editor.id} schedule={schedule} madeLive={version} why={noRestore} onChange={onChange} />
            )}
            {!live && asked === version && (
              <p className="row">
                <button
                  type="button"
                  className="button small primary"
                  disabled={isBusy}
                  onClick={() => {
                    setAsked(null)
                    onRestore(version)
                  }}
                >
                  Make version {version} live now
                </button>
                <button type="button" className="button small" onClick={() => setAsked(null)}>
                  Not now
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
