import { Failure, type Findings } from './verdict.ts'
import type { LoggedError, Watched } from './watch.ts'

/** How many errors and warnings there were at a time. */
export type Mark = Pick<Watched, 'errors' | 'warnings'>

export const markOf = ({ errors, warnings }: Mark): Mark => ({
  errors: [...errors],
  warnings: [...warnings],
})

const nothing: Mark = { errors: [], warnings: [] }

/**
 * Fails if a script has thrown or logged an error since a mark. Warnings are notes, such as what the page could not read of a
 * vendor, unless they are errors of a vendor’s script that the page has caught.
 */
export function expectNoErrors(watched: Watched, origin: string, since: Mark = nothing): Findings {
  const warnings = watched.warnings.slice(since.warnings.length)
  const thrown = warnings.filter(({ from }) => from && !from.startsWith(origin))
  const errors = [...watched.errors.slice(since.errors.length), ...thrown]
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
