/** How a check ended. */
export type Severity = 'ok' | 'skipped' | 'warning' | 'error'

/** One check, as a line of the report. */
export interface Check {
  /** Such as `GET /banners` or `XSRF cookie`. */
  name: string
  severity: Severity
  /** What was found, in a few words. */
  message: string
  /** Who asks for this call: the specification, or the front end beyond it. */
  source?: 'spec' | 'extension'
  /** The slowest answer’s time. */
  milliseconds?: number
  /** What players see where it is broken. */
  effect?: string
  /** The brand’s screens that show it. */
  screens?: string[]
}

/** What the doctor found at a back end. */
export interface Report {
  brand: string
  api: string
  /** The origins of the brand’s pages. */
  origins: string[]
  calls: Check[]
  host: Check[]
}

/** The checks of a severity. */
export const withSeverity = ({ calls, host }: Report, severity: Severity) =>
  [...calls, ...host].filter((check) => check.severity === severity)
