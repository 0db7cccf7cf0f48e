import type { ErrorReports } from '#api'
import type { Services } from '#manifest'
import { ErrorReporter } from './error-reporter.ts'
import { readNote } from './read-note.ts'

declare global {
  interface Window {
    /** What the shell’s script has noted since the page began; a visit that reports nothing has none. */
    earlyErrors?: { length: number; push: (noted: unknown) => void }
  }
}

interface Reported {
  /** The manifest’s id. */
  brand: string
  errors: NonNullable<Services['errors']>
  /** Where the player is: a route key. */
  page: () => string
  /** What of the player’s data a message could hold. */
  secrets: () => readonly string[]
}

/** Reports what has gone wrong since the page began, and what goes wrong from now on. */
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

/** Without cookies, whoever takes it: `sendBeacon` would send them. As text, so that another origin is not asked first. */
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
