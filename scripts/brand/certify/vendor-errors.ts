import { Failure, type Findings } from './check.ts'
import type { Complaint, Watched } from './watch.ts'

/** Fails if a script has thrown or logged an error; what the page could not read of a vendor is a note. */
export function expectNoErrors({ complaints, warnings }: Watched, origin: string): Findings {
  const thrown = warnings.filter(({ from }) => from && !from.startsWith(origin))
  const errors = [...complaints, ...thrown]
  if (errors.length > 0)
    throw new Failure(
      'no exception and no console error',
      errors.slice(0, 3).map(textOf).join('; '),
      'compare the settings with the vendor’s documentation',
    )
  const notes = warnings.map(({ text }) => text)
  return notes.length > 0 ? { notes } : {}
}

const textOf = ({ text, from }: Complaint) => (from ? `${text} (${from})` : text)
