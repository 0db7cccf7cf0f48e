import type { Publishing } from '../../shared/calls.ts'
import { When } from '../ui/when.tsx'
import { deedsOf } from './sentences.ts'

/** Who did what, newest first: on the site, and to the brand’s file and pictures. */
export function Audit({ state }: { state: Publishing }) {
  const deeds = deedsOf(state)
  return (
    <>
      <h3>Who did what</h3>
      {deeds.length === 0 && <p className="quiet">Nothing yet.</p>}
      <ul className="deeds">
        {deeds.slice(0, 50).map(({ key, at, words }) => (
          <li key={key}>
            {words}{' '}
            <span className="quiet">
              <When at={at} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
