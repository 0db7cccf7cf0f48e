import type { ErrorReports } from '#api'
import type { Services } from '#manifest'
import { ErrorReporter } from './error-reporter.ts'
import { readNote } from './read-note.ts'

declare global {
  interface Window {
    /** Errors noted by the shell’s script since the page was opened; undefined on a visit that is not sampled. */
    earlyErrors?: { length: number; push: (noted: unknown) => void }
  }
}

interface Reported {
  /** The manifest’s id. */
  brand: string
  errors: NonNullable<Services['errors']>
  /** Returns the current page’s route key. */
  page: () => string
  /** Returns the player’s data that a message could contain. */
  secrets: () => readonly string[]
}

/** Reports the errors since the page was opened, and all later ones. */
export function startErrors({ brand, errors: { address, share }, page, secrets }: Reported) {
  const noted = window.earlyErrors
  if (!noted) return
  const version = document.documentElement.dataset.version ?? ''
  const reporter = new ErrorReporter({ brand, version, share, page, send: (reports) => send(address, reports) })
  const receive = (note: unknown) => {
    const fault = readNote(note, location.origin, secrets())
    if (fault) reporter.receive(fault)
  }
  for (const note of Array.from(noted as ArrayLike<unknown>)) receive(note)
  window.earlyErrors = { length: 0, push: receive }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reporter.flush())
}

/** Uses `fetch` because `sendBeacon` would send cookies, and plain text because it needs no preflight. */
function send(address: string, reports: ErrorReports) {
  const request = {
    method: 'POST',
    body: JSON.stringify(reports),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  } as const
  fetch(address, request).catch(() => undefined)
}
