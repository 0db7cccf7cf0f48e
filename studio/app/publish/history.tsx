import { useState } from 'react'
import type { Publishing } from '../../shared/calls.ts'

interface HistoryProps {
  state: Publishing
  isBusy: boolean
  onRestore: (version: number) => void
}

const time = (at: string) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** The versions of a brand, each of which can be live again, and who did what. */
export function History({ state: { versions, audit }, isBusy, onRestore }: HistoryProps) {
  const [asked, setAsked] = useState<number | null>(null)
  return (
    <>
      <h3>Versions</h3>
      {versions.length === 0 && <p className="quiet">None yet.</p>}
      <ul className="versions">
        {versions.map(({ version, live, at, by, message, changes }) => (
          <li key={version}>
            <p>
              <strong>Version {version}</strong> {live && <span className="badge good">live</span>}
            </p>
            <p className="quiet">
              {time(at)} by {by}
              {message && `: ${message}`}
            </p>
            <p className="quiet">{changes.slice(0, 3).join('; ')}</p>
            {!live && asked !== version && (
              <button type="button" className="button small" disabled={isBusy} onClick={() => setAsked(version)}>
                Restore version {version}
              </button>
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
      <h3>Who did what</h3>
      {audit.length === 0 && <p className="quiet">Nothing yet.</p>}
      <ul className="versions">
        {audit.map(({ change, at, by, action, version, message }) => (
          <li key={`${change} ${version}`} className="quiet">
            {time(at)}: {by}, {action}
            {version !== undefined && ` of version ${version}`}
            {message && ` – ${message}`}
          </li>
        ))}
      </ul>
    </>
  )
}
