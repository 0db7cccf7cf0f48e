import type { Publishing } from '../../shared/calls.ts'
import { dateTime } from './date-time.ts'

/** Who did what, newest first: on the site, and to the brand’s file and pictures. */
export function Audit({ state: { audit, writes } }: { state: Publishing }) {
  const lines = [
    ...audit.map(({ change, at, by, action, version, message }) => ({
      key: `${change} ${version}`,
      at,
      words: `${by}, ${action}${version === undefined ? '' : ` of version ${version}`}${message ? ` – ${message}` : ''}`,
    })),
    ...writes.map(({ at, by, action, detail }) => ({
      key: `${at} ${action} ${detail}`,
      at,
      words: `${by}, ${action}${detail ? ` (${detail})` : ''}`,
    })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <>
      <h3>Who did what</h3>
      {lines.length === 0 && <p className="quiet">Nothing yet.</p>}
      <ul className="versions">
        {lines.slice(0, 50).map(({ key, at, words }) => (
          <li key={key} className="quiet">
            {dateTime(at)}: {words}
          </li>
        ))}
      </ul>
    </>
  )
}
