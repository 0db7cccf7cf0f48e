import { useEffect, useState } from 'react'
import type { ParentCard } from '../../shared/calls.ts'
import { readParents } from '../calls/api.ts'

/** What several brands inherit from. */
export function Parents() {
  const [parents, setParents] = useState<ParentCard[]>([])
  useEffect(() => void readParents().then(setParents, () => undefined), [])
  if (parents.length === 0) return null
  return (
    <section className="parents" aria-labelledby="parents">
      <h2 id="parents">What brands inherit</h2>
      <ul>
        {parents.map(({ name, path, users }) => (
          <li key={name}>
            <a href={`#/brand/${name}`}>{path}</a>
            <span className="quiet">
              {users.length > 0 ? ` · ${users.join(', ')}` : ' · no brand inherits from it'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
