import { useCallback, useEffect, useState } from 'react'
import type { BrandCard, RemovedBrand } from '../../shared/calls.ts'
import { readRemoved, restoreBrand } from '../calls/api.ts'

/** The removed brands, each of which can come back. They are read again whenever the brands are. */
export function RemovedBrands({ brands, why }: { brands: readonly BrandCard[]; why: string }) {
  const [removed, setRemoved] = useState<RemovedBrand[]>([])
  const [failure, setFailure] = useState('')
  const read = useCallback(() => readRemoved().then(setRemoved, (error: Error) => setFailure(error.message)), [])
  useEffect(() => void read(), [read, brands])
  if (removed.length === 0) return null
  const restore = (file: string) => restoreBrand(file).then(read, (error: Error) => setFailure(error.message))
  return (
    <details className="removed">
      <summary>Removed brands ({removed.length})</summary>
      <p role="alert" className="bad">
        {failure}
      </p>
      <ul>
        {removed.map(({ file, id, at }) => (
          <li key={file} className="row">
            <span>
              {id}{' '}
              <span className="quiet">
                {new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </span>
            <button
              type="button"
              className="button small"
              disabled={why !== ''}
              title={why || undefined}
              onClick={() => void restore(file)}
            >
              Restore {id}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
