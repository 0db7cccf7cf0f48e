import type { Field } from '../answers/fields.ts'
import type { Seen } from '../answers/seen.ts'

/** The result of a check. */
export type Severity = 'ok' | 'skipped' | 'warning' | 'error'

/** One check: a line of the report. */
export interface Check {
  /** Such as `GET /banners` or `XSRF cookie`. */
  name: string
  severity: Severity
  /** The result in a few words. */
  message: string
  /** Whether the specification defines the call, or an extension by the front end. */
  source?: 'spec' | 'extension'
  /** Time of the slowest response. */
  milliseconds?: number
  /** What players see if it is broken. */
  effect?: string
  /** The brand’s screens that use it. */
  screens?: string[]
  /** How each property of the responses was read. */
  fields?: Field[]
  /** What players see of the responses. */
  seen?: Seen[]
  /** Whether every request got 404, 405 or 501: the platform does not seem to have the call. */
  isAbsent?: boolean
}

/** The checks of a back end. */
export interface Report {
  brand: string
  api: string
  /** The origins of the brand’s pages. */
  origins: string[]
  calls: Check[]
  host: Check[]
  /** The fields that a brand’s forms have beside those of the specification, and a registration that was tried. */
  forms: Check[]
  /** The duties of the brand’s licences that the platform or a vendor has to keep. */
  duties: Check[]
  /** The calls that the platform does not seem to have: candidates for `platform.lacks`. */
  lacks: string[]
}

/** Returns the checks of a severity. */
export const withSeverity = ({ calls, host, forms, duties }: Report, severity: Severity) =>
  [...calls, ...host, ...forms, ...duties].filter((check) => check.severity === severity)
