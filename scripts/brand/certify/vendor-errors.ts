import { Failure, type Findings } from './verdict.ts'
import type { LoggedError, Watched } from './watch.ts'

/** The errors and warnings up to a moment. */
export type Snapshot = Pick<Watched, 'errors' | 'warnings'>

export const snapshotOf = ({ errors, warnings }: Snapshot): Snapshot => ({
  errors: [...errors],
  warnings: [...warnings],
})

const nothing: Snapshot = { errors: [], warnings: [] }

/**
 * Fails if a script has thrown or logged an error since a snapshot. A warning is only a note, except an error of a vendor’s
 * script that the page has caught.
 */
export function expectNoErrors(watched: Watched, origin: string, since: Snapshot = nothing): Findings {
  const warnings = watched.warnings.slice(since.warnings.length)
  const vendorErrors = warnings.filter(({ from }) => from && !from.startsWith(origin))
  const errors = [...watched.errors.slice(since.errors.length), ...vendorErrors]
  if (errors.length > 0)
    throw new Failure(
      'no exception and no console error',
      errors.slice(0, 3).map(textOf).join('; '),
      'compare the settings with the vendor’s documentation',
    )
  const notes = [...new Set(warnings.map(({ text }) => text))]
  return notes.length > 0 ? { notes } : {}
}

const textOf = ({ text, from }: LoggedError) => (from ? `${text} (${from})` : text)
